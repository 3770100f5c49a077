import type { Block } from '@lindero/contract'
import type { AllWords } from '../words.ts'

/** Staff have not published the page in this language yet: built-in words still make one. */
export function contactBlocksWhenNone({ contact }: AllWords): Block[] {
  return [
    { type: 'hero', layout: 'plain', eyebrow: '', title: contact.title, text: contact.lead, picture: null, actions: [] },
    { type: 'form', form: 'inquiry', title: contact.writeTitle, intro: contact.writeText, fields: [], submitLabel: '' },
  ]
}
