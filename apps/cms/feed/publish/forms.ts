import type { FormSettings } from '@lindero/contract'
import type { Reader } from './reader.ts'

/** Who receives inquiries stays in the desk. */
export function publishForms(document: Reader): FormSettings {
  return {
    messageLanguage: document.text('messageLanguage') === 'zh' ? 'zh' : 'visitor',
    confirmation: { title: document.text('confirmation.title'), text: document.text('confirmation.text') },
    consent: document.text('consent'),
  }
}
