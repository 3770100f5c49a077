import { envelope, type FormBlock, formNameOf, formsPath, guardAddress, type Settings } from '@lindero/contract'
import type { FormBlockData, ReturnedForm } from '../../blocks/form/form-data.ts'
import { resolveLinks } from '../../catalogue/resolve-link.ts'
import { mailHref } from '../../design/addresses.ts'
import type { BlockContext } from './context.ts'
import { inquiryFields, moreInquiryFields, ownFields } from './form-fields.ts'

/** The site's own endpoint unless staff name another. */
export function formsAddress({ ajaxUrl }: Settings): string {
  const guarded = guardAddress(ajaxUrl, { external: true })
  return guarded.ok ? guarded.href : formsPath
}

export function formData(context: BlockContext, block: FormBlock): FormBlockData {
  const { content, locale, words, page } = context
  const { forms, settings, footer } = content
  const isInquiry = block.form === 'inquiry'
  const [privacy = null] = resolveLinks(content, locale, footer?.legal.filter(({ target }) => target.kind === 'page') ?? [])
  const name = isInquiry ? '' : formNameOf(context.blocks, block)
  return {
    name,
    title: block.title,
    intro: block.intro,
    fields: isInquiry ? inquiryFields(context) : ownFields(block),
    more: isInquiry ? moreInquiryFields(context) : [],
    submitLabel: block.submitLabel || words.core.inquiryNow,
    action: formsAddress(settings),
    page,
    locale,
    messageLanguage: isInquiry ? 'visitor' : forms.messageLanguage,
    privacy: privacy && { label: privacy.label, href: privacy.href },
    mail: mailInstead(context),
    thanks: { title: forms.confirmation.title || words.formView.thanks, text: forms.confirmation.text },
    words: words.formView,
    returned: returnedTo(context, name),
    isSent: context.isSent,
  }
}

function mailInstead({ content: { company }, words, mailSubject }: BlockContext): FormBlockData['mail'] {
  const email = company?.emails[0]?.address || company?.addresses.find((address) => address.email)?.email
  return email ? { label: words.contact.writeAction, href: mailHref(email, mailSubject) } : null
}

/** What was sent from this very form. A page with one form has no other it could mean. */
function returnedTo({ returned, blocks }: BlockContext, name: string): ReturnedForm | null {
  if (!returned) return null
  const { form, values, problems, output } = returned
  const isOnly = blocks.filter(({ type }) => type === 'form').length === 1
  if (!isOnly && name !== (form ?? values[envelope.form] ?? '')) return null
  return { values: wordsIn(values), problems, output }
}

function wordsIn(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const words = Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : value])
  return Object.fromEntries(words.filter(([, value]) => typeof value === 'string'))
}
