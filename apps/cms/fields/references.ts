import type { RelationshipField, UploadField } from 'payload'
import { described } from './described.ts'
import type { Words } from './sentence.ts'

const pictureWords = { en: 'Picture', es: 'Imagen' }

export function picture(name = 'picture', label: Words = pictureWords, help?: Words): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, admin: { ...described(help) } }
}

/** Documents chosen from a collection, in the order they are put. */
export function chosen(name: string, relationTo: string, label: Words, help?: Words): RelationshipField {
  return { name, type: 'relationship', relationTo, hasMany: true, label, admin: { ...described(help), isSortable: true } }
}
