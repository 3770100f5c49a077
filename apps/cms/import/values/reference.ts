import type { Words } from '../../fields/sentence.ts'
import type { LeafField } from '../columns/column.ts'
import { readNames, writeNames } from './in-list.ts'
import { hasMany, type Surroundings, type ValueKind } from './value-kind.ts'

/** Categories by path, certificates by key, pictures by file name, products by style number. */
export const reference: ValueKind = {
  write: (value, field, { references }) => {
    const ids = Array.isArray(value) ? value : [value]
    return writeNames([...new Set(ids.map((id) => references.nameOf(shelfOf(field), id)))])
  },
  read: (cell, field, around) => {
    const names = hasMany(field) ? [...new Set(readNames(String(cell)))] : [String(cell).trim()]
    const shared = names.filter((name) => around.references.isShared(shelfOf(field), name))
    if (shared.length > 0) return { fault: standsForTwo(shared) }
    const found = names.map((name) => ({ name, id: idOf(shelfOf(field), name, around) }))
    const missing = found.filter(({ id }) => id === undefined).map(({ name }) => name)
    if (missing.length > 0) return { fault: unknown(shelfOf(field), missing) }
    // Two names may mean the same document.
    const ids = found.map(({ id }) => id).filter((id, place, all) => all.indexOf(id) === place)
    return { value: hasMany(field) ? ids : ids[0] }
  },
}

function shelfOf(field: LeafField): string {
  return 'relationTo' in field ? String(field.relationTo) : ''
}

function idOf(shelf: string, name: string, { references, promised }: Surroundings): unknown {
  const known = references.idOf(shelf, shelf === 'categories' ? name.replace(/^\/|\/$/g, '') : name)
  if (known !== undefined) return known
  return shelf === 'products' && promised.has(name) ? { promised: name } : undefined
}

function unknown(shelf: string, names: string[]): Words {
  const { en, es } = shelfWords[shelf] ?? { en: 'document', es: 'documento' }
  return { en: `There is no ${en} ${quoted(names, '“', '”')}.`, es: `No hay ${es} ${quoted(names, '«', '»')}.` }
}

function standsForTwo(names: string[]): Words {
  return {
    en: `${quoted(names, '“', '”')} can mean more than one. Write the whole name, as the desk shows it.`,
    es: `${quoted(names, '«', '»')} puede referirse a más de uno. Escriba el nombre completo, tal como aparece en el escritorio.`,
  }
}

function quoted(names: string[], open: string, close: string): string {
  return names.map((name) => `${open}${name}${close}`).join(', ')
}

const shelfWords: Record<string, Words> = {
  categories: { en: 'category', es: 'ninguna categoría' },
  certificates: { en: 'certificate with the key', es: 'ningún certificado con la clave' },
  media: { en: 'picture named', es: 'ninguna imagen llamada' },
  products: { en: 'product with the style number', es: 'ningún producto con el número de estilo' },
}
