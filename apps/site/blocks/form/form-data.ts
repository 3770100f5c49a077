import type { FormFieldType, FormSettings, Locale } from '@lindero/contract'
import type { DataWords } from '../../i18n/en-data.ts'

export interface ShownField {
  name: string
  type: FormFieldType | 'date'
  label: string
  help: string
  required: boolean
  options: { value: string; label: string }[]
  /** What the browser may fill in by itself. */
  autoComplete?: string
}

/** A form as its view takes it. */
export interface FormBlockData {
  /** Empty for the inquiry form, else the name staff's own form is sent under. */
  name: string
  title: string
  intro: string
  fields: ShownField[]
  /** Optional ones, behind a part that opens. */
  more: ShownField[]
  submitLabel: string
  /** Where it is sent (C-1 ajaxurl). */
  action: string
  /** Path of the page it stands on. */
  page: string
  locale: Locale
  messageLanguage: FormSettings['messageLanguage']
  privacy: { label: string; href: string } | null
  mail: { label: string; href: string } | null
  thanks: { title: string; text: string }
  words: DataWords['formView']
  /** What came back to somebody whose browser runs no script. */
  returned: ReturnedForm | null
  /** It has just been sent without script. */
  isSent: boolean
}

export interface ReturnedForm {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  output: string
}
