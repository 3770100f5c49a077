import { localeCodes } from '@lindero/contract'
import type { FieldHook } from 'payload'
import { isFilled } from './per-language.ts'

/** A copy gets the value of its original with the next number that nothing has yet, in any language. */
export const freeForCopy: FieldHook = async ({ collection, field, req, value }) => {
  if (!isFilled(value) || !collection || !('name' in field) || !field.name) return value
  const { name } = field
  const paths = 'localized' in field && field.localized ? localeCodes.map((code) => `${name}.${code}`) : [name]
  for (let copy = 2; ; copy++) {
    const free = `${value}-${copy}`
    const where = { or: paths.map((path) => ({ [path]: { equals: free } })) }
    const { totalDocs } = await req.payload.db.count({ collection: collection.slug, where, locale: 'all', req })
    if (totalDocs === 0) return free
  }
}
