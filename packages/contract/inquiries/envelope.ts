import type { Block, FormBlock } from '../content/blocks.ts'

/**
 * What a form sends beside its fields. Keys of staff's own fields are made of letters, digits and hyphens, so a name with an
 * underscore is never one of them.
 */
export const envelope = {
  /** Name of a form staff made themselves (`formNameOf`); absent for the inquiry form. */
  form: '_form',
  /** Path of the page the form stands on. */
  page: '_page',
  locale: '_locale',
  /** Ids of uploaded files: a list, or the field several times. */
  files: '_files',
  token: '_token',
  /** For senders that cannot set the header. */
  key: '_key',
  /** No person sees this field; who fills it in is a program. */
  honeypot: 'home_page',
} as const

/** `<page>?sent=1` thanks a buyer whose browser runs no script. */
export const sentParameter = 'sent'

/** How a form of staff's own is called among those of its page: by its title, else by its place; by both where two share a title. */
export function formNameOf(blocks: readonly Block[], form: FormBlock): string {
  const forms = ownForms(blocks)
  const place = forms.indexOf(form) + 1
  const isAlone = forms.filter(({ title }) => title === form.title).length === 1
  return isAlone && form.title ? form.title : `${form.title || 'form'}-${place}`
}

export function ownForms(blocks: readonly Block[]): FormBlock[] {
  return blocks.filter((block): block is FormBlock => block.type === 'form' && block.form === 'custom')
}
