import { guardAddress } from '@lindero/contract'
import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { readSettings } from '../access/read-settings.ts'
import { writeSettings } from '../access/write-settings.ts'
import { checkAddress } from '../fields/address.ts'
import { figure } from '../fields/figure.ts'
import { sentence } from '../fields/sentence.ts'
import { line, plain, prose } from '../fields/text.ts'

const isAddress: TextFieldSingleValidation = (value, { req }) => (value ? checkAddress(value, true, req) : true)

const isDomain: TextFieldSingleValidation = (value, { req }) => {
  if (!value || /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(value)) return true
  const verdict = guardAddress(value, { external: true })
  if (verdict.ok && verdict.leaves) return true
  return sentence(req, {
    en: 'Enter a domain such as www.example.com.',
    es: 'Escriba un dominio como www.example.com.',
  })
}

export const settings: GlobalConfig = {
  slug: 'settings',
  label: { en: 'Settings', es: 'Ajustes' },
  admin: { group: { en: 'House', es: 'Casa' } },
  access: { read: readSettings, readVersions: readSettings, update: writeSettings },
  fields: [
    line('siteName', { en: 'Name of the site', es: 'Nombre del sitio' }),
    prose('description', { en: 'Description of the site', es: 'Descripción del sitio' }),
    figure(
      'productsPerPage',
      { en: 'Products on one page', es: 'Productos por página' },
      {
        whole: true,
        from: 6,
        to: 96,
        initial: 24,
      },
    ),
    plain(
      'version',
      { en: 'Edition of the content', es: 'Edición del contenido' },
      {
        help: { en: 'A note of your own, such as 2026-2.', es: 'Una nota propia, como 2026-2.' },
      },
    ),
    plain(
      'domain',
      { en: 'Domain', es: 'Dominio' },
      {
        help: { en: 'Leave empty for the address the site runs at.', es: 'Vacío: la dirección en la que funciona el sitio.' },
        validate: isDomain,
      },
    ),
    plain(
      'themeUrl',
      { en: 'Address of the design files', es: 'Dirección de los archivos de diseño' },
      {
        help: { en: 'Leave empty for the site’s own.', es: 'Vacío: los del propio sitio.' },
        validate: isAddress,
      },
    ),
    plain(
      'ajaxUrl',
      { en: 'Address forms are sent to', es: 'Dirección a la que se envían los formularios' },
      {
        help: { en: 'Leave empty for the site’s own.', es: 'Vacío: la del propio sitio.' },
        validate: isAddress,
      },
    ),
  ],
}
