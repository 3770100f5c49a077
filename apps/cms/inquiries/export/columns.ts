import { countryName, isOf, type Locale, logoMethods } from '@lindero/contract'
import type { Words } from '../../fields/sentence.ts'
import { inquiryStatuses } from '../statuses.ts'
import type { StoredInquiry, StoredLine } from '../stored-inquiry.ts'

interface Column {
  title: Words
  value: (inquiry: StoredInquiry, locale: Locale) => string
}

/** What an exported inbox holds, in this order; one inquiry a row. */
export const columns: Column[] = [
  { title: { en: 'Number', es: 'Número' }, value: ({ reference }) => reference },
  { title: { en: 'Received', es: 'Recibida' }, value: ({ receivedAt }) => receivedAt },
  { title: { en: 'Status', es: 'Estado' }, value: ({ status }, locale) => inquiryStatuses[status][locale] },
  { title: { en: 'Name', es: 'Nombre' }, value: ({ name }) => name },
  { title: { en: 'Company', es: 'Empresa' }, value: ({ company }) => company },
  { title: { en: 'Role', es: 'Cargo' }, value: ({ role }) => role },
  { title: { en: 'E-mail', es: 'Correo' }, value: ({ email }) => email },
  { title: { en: 'Telephone', es: 'Teléfono' }, value: ({ phone }) => phone },
  { title: { en: 'Country', es: 'País' }, value: ({ country }, locale) => countryText(country, locale) },
  { title: { en: 'Language', es: 'Idioma' }, value: ({ locale }) => locale },
  { title: { en: 'Wanted by', es: 'Fecha deseada' }, value: ({ wantedDate }) => wantedDate },
  { title: { en: 'Message', es: 'Mensaje' }, value: ({ message }) => message },
  { title: { en: 'Inquiry list', es: 'Lista de la consulta' }, value: ({ lines }, locale) => linesText(lines, locale) },
  {
    title: { en: 'Filled in', es: 'Datos del formulario' },
    value: ({ answers }) => answers.map(({ label, name, value }) => `${label || name}: ${value}`).join('\n'),
  },
  { title: { en: 'Sent from', es: 'Enviada desde' }, value: ({ page }) => page },
]

function countryText(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code
}

function linesText(lines: StoredLine[], locale: Locale): string {
  return lines.map((line) => lineText(line, locale)).join('\n')
}

function lineText({ styleNo, name, colours, logoMethod, note }: StoredLine, locale: Locale): string {
  const method = isOf(logoMethods, logoMethod) ? logoMethods[logoMethod][locale] : logoMethod
  const wanted = colours.map(({ colour, quantity }) => `${colour} × ${quantity}`).join(', ')
  return [`${styleNo} ${name}`, wanted, method, note].filter(Boolean).join('; ')
}
