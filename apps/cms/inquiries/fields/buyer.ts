import { countryName, isLocale, locales } from '@lindero/contract'
import type { Field, FieldHook } from 'payload'
import { received, receivedLine, receivedText } from './received.ts'

/** The name of the country, for people; the code is what is stored and filtered by. */
const namedCountry: FieldHook = ({ data, req }) => {
  const code: unknown = data?.country
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return ''
  return countryName(code, isLocale(req.i18n.language) ? req.i18n.language : 'en')
}

/** Not of type e-mail: the desk must not refuse what the site has accepted. */
export const buyerFields: Field[] = [
  received({ name: 'name', type: 'text', index: true, label: { en: 'Name', es: 'Nombre' } }),
  received({ name: 'email', type: 'text', label: { en: 'E-mail', es: 'Correo' } }),
  // As it is compared: one person, however the address was typed.
  received({ name: 'person', type: 'text', index: true, admin: { hidden: true } }),
  receivedLine('phone', { en: 'Telephone', es: 'Teléfono' }),
  received({ name: 'country', type: 'text', index: true, label: { en: 'Country', es: 'País' } }),
  received({
    name: 'countryName',
    type: 'text',
    virtual: true,
    label: { en: 'Country', es: 'País' },
    hooks: { afterRead: [namedCountry] },
  }),
  receivedLine('company', { en: 'Company', es: 'Empresa' }),
  receivedLine('role', { en: 'Role', es: 'Cargo' }),
  receivedLine('preferredContact', { en: 'Preferred contact', es: 'Contacto preferido' }),
  receivedLine('wantedDate', { en: 'Wanted by', es: 'Fecha deseada' }),
  receivedText('message', { en: 'Message', es: 'Mensaje' }),
  received({ name: 'consent', type: 'checkbox', label: { en: 'Consented', es: 'Dio su consentimiento' } }),
  received({
    name: 'locale',
    type: 'select',
    index: true,
    label: { en: 'Language', es: 'Idioma' },
    options: Object.entries(locales).map(([value, { name }]) => ({ value, label: name })),
  }),
]
