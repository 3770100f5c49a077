import { countryName, type Locale, locales } from '@lindero/contract'
import type { StoredInquiry } from '../../inquiries/stored-inquiry.ts'
import { asToldBack } from './as-told-back.ts'
import { contactWords, fieldWords } from './field-words.ts'
import { linesText } from './lines-text.ts'
import type { PlaceValues } from './places.ts'

export interface Setting {
  locale: Locale
  /** Where staff read the inquiry. */
  link: string
  house: string
}

export function placeValues(inquiry: StoredInquiry, setting: Setting): PlaceValues {
  const { locale, link, house } = setting
  const country = countryText(inquiry.country, locale)
  const { name, company, email, phone, reference, message, page } = inquiry
  return {
    name: name || fieldWords[locale].customer,
    sender: [name || email, company, country].filter(Boolean).join(', ') || inquiry.form,
    company,
    email,
    phone,
    country,
    reference,
    date: new Date(inquiry.receivedAt).toLocaleDateString(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
    fields: fieldsText(inquiry, country, locale),
    message: inquiry.form ? '' : message,
    lines: linesText(inquiry, locale),
    files: filesText(inquiry, locale),
    page,
    link,
    house,
  }
}

/** What a buyer is told back is what the house knows: of files no more than how many there are. */
export function valuesForBuyer(inquiry: StoredInquiry, setting: Setting): PlaceValues {
  const count = inquiry.files.length
  const files = count === 0 ? '' : `${fieldWords[setting.locale].files}: ${count}`
  return { ...placeValues(asToldBack(inquiry), setting), files, link: '' }
}

function fieldsText(inquiry: StoredInquiry, country: string, locale: Locale): string {
  const words = fieldWords[locale]
  const { preferredContact: contact } = inquiry
  const contacts: Record<string, string> = contactWords[locale]
  const own = { ...inquiry, country, preferredContact: contacts[contact] ?? contact }
  const names = ['name', 'company', 'role', 'email', 'phone', 'country', 'preferredContact', 'wantedDate'] as const
  const rows = inquiry.form
    ? [[words.form, inquiry.form], ...inquiry.answers.map(({ label, name, value }) => [label || name, value])]
    : names.map((name) => [words[name], own[name]])
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

function filesText({ files }: StoredInquiry, locale: Locale): string {
  return files.length === 0 ? '' : `${fieldWords[locale].files}: ${files.map(({ name }) => name).join(', ')}`
}

function countryText(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code
}
