import type { CollectionConfig, Field } from 'payload'

const files = {
  name: 'name-cell.tsx#NameCell',
  picture: 'picture-cell.tsx#PictureCell',
  validity: 'validity-cell.tsx#ValidityCell',
  swatch: 'swatch-cell.tsx#SwatchCell',
  address: 'address-cell.tsx#AddressCell',
  categories: 'category-cell.tsx#CategoryCell',
}

/** How lists show a field. */
export function shownAs<Shown extends Field & { admin?: { components?: object } }>(
  cell: keyof typeof files,
  field: Shown,
): Shown {
  const components = { ...field.admin?.components, Cell: `/lists/${files[cell]}` }
  return { ...field, admin: { ...field.admin, components } }
}

/** Joined by Payload with its own field of that name: only how lists show it is ours. */
const statusField: Field = {
  name: '_status',
  type: 'select',
  label: { en: 'On the website', es: 'En el sitio web' },
  options: [],
  admin: { components: { Cell: '/lists/status-cell.tsx#StatusCell' } },
}

/** A collection whose list asks for what it shows and no more, and says how each document stands in each language. */
export function asDeskList(collection: CollectionConfig): CollectionConfig {
  const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }
  const admin = { pagination, enableListViewSelectAPI: !collection.upload, hideAPIURL: true, ...collection.admin }
  return { ...collection, admin, fields: collection.versions ? [...collection.fields, statusField] : collection.fields }
}
