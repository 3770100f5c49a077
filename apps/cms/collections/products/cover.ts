import type { CollectionBeforeChangeHook, NumberField } from 'payload'
import { isRecord } from '../../fields/per-language.ts'

const nobody = () => false

/**
 * The number of the picture that lists show for a product: the first of its first colour that has one. Kept, so that lists can
 * show it and ask for it; not a reference of its own, so that it never stands in the way of deleting a picture.
 */
export const coverField: NumberField = {
  name: 'cover',
  type: 'number',
  index: true,
  label: { en: 'Picture', es: 'Imagen' },
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, components: { Field: false, Cell: '/lists/picture-cell.tsx#PictureCell' } },
}

export const keepCover: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  cover: coverOf(data.colourways ?? originalDoc?.colourways),
})

function coverOf(colourways: unknown): unknown {
  const rows = Array.isArray(colourways) ? colourways.filter(isRecord) : []
  const pictures = rows.flatMap((row) => (Array.isArray(row.images) ? row.images : []))
  const [first] = pictures
  return isRecord(first) ? first.id : (first ?? null)
}
