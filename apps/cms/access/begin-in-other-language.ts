import { defaultLocale, localeCodes } from '@lindero/contract'
import type { CollectionAfterChangeHook } from 'payload'
import { isTranslator } from './roles.ts'

const key = 'locale'

/** Whoever becomes a translator finds the desk open in the language they write in; later it stays as they leave it. */
export const beginInOtherLanguage: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isTranslator(doc) || isTranslator(previousDoc)) return
  const user = { relationTo: 'users', value: doc.id }
  const { db } = req.payload
  const owned = { 'user.relationTo': { equals: user.relationTo }, 'user.value': { equals: user.value }, key: { equals: key } }
  await db.deleteMany({ collection: 'payload-preferences', where: owned, req })
  const value = localeCodes.find((code) => code !== defaultLocale)
  await db.create({ collection: 'payload-preferences', data: { key, user, value }, req })
}
