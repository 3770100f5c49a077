import type { GlobalConfig } from 'payload'

export const settings: GlobalConfig = {
  slug: 'settings',
  label: { en: 'Settings', es: 'Ajustes' },
  admin: { group: { en: 'House', es: 'Casa' } },
  fields: [
    { name: 'siteName', type: 'text', localized: true, label: { en: 'Name of the site', es: 'Nombre del sitio' } },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: { en: 'Description of the site', es: 'Descripción del sitio' },
    },
    {
      name: 'productsPerPage',
      type: 'number',
      min: 6,
      max: 96,
      defaultValue: 24,
      label: { en: 'Products on one page', es: 'Productos por página' },
    },
  ],
}
