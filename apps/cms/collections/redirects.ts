import type { CollectionConfig, TextFieldSingleValidation } from 'payload'

const path: TextFieldSingleValidation = (value, { req }) => {
  if (typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)) return true
  return req.i18n.language === 'es'
    ? 'Escriba una ruta de este sitio que empiece por una barra, por ejemplo «/es/contact».'
    : 'Enter a path on this site that begins with one slash, for example “/contact”.'
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { en: 'Redirect', es: 'Redirección' }, plural: { en: 'Redirects', es: 'Redirecciones' } },
  admin: { useAsTitle: 'from', group: { en: 'Website', es: 'Sitio web' }, defaultColumns: ['from', 'to', 'updatedAt'] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: path,
      label: { en: 'Old path', es: 'Ruta antigua' },
    },
    { name: 'to', type: 'text', required: true, validate: path, label: { en: 'New path', es: 'Ruta nueva' } },
  ],
}
