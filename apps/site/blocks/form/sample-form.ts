import { enData } from '../../i18n/en-data.ts'
import type { FormBlockData, ShownField } from './form-data.ts'

/** A form for tests: the inquiry form, or one of staff's own with these fields. */
export function sampleForm(name = '', fields: [string, ShownField['type'], boolean][] = []): FormBlockData {
  return {
    name,
    title: '',
    intro: '',
    fields: fields.map(([field, type, required]) => ({ name: field, type, label: field, help: '', required, options: [] })),
    more: [],
    submitLabel: 'Send',
    action: '/api/forms',
    page: '/contact',
    locale: 'en',
    messageLanguage: 'visitor',
    privacy: null,
    mail: null,
    thanks: { title: 'Thank you', text: '' },
    words: enData.formView,
    returned: null,
    isSent: false,
  }
}
