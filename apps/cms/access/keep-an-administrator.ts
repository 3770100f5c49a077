import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { sentence, type Words } from '../fields/sentence.ts'
import { refusal } from './refusal.ts'
import { isAdministrator } from './roles.ts'

/** Somebody must always be able to let others in: the last administrator stays one. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const loses = operation === 'update' && isAdministrator(originalDoc) && 'role' in data && !isAdministrator(data)
  if (loses && (await isLast(req, originalDoc?.id))) throw refuse(req, lastOne)
}

/** Nobody deletes the account they are signed in with, nor the last administrator's. */
export const keepOwnAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user && String(req.user.id) === String(id)) throw refuse(req, yourself)
  if (await isLast(req, id)) throw refuse(req, lastOne)
}

async function isLast(req: PayloadRequest, id: unknown): Promise<boolean> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    limit: 2,
    req,
  })
  return docs.length === 1 && String(docs[0]?.id) === String(id)
}

function refuse(req: PayloadRequest, words: Words): Error {
  return refusal(sentence(req, words), 403)
}

const lastOne = {
  en: 'This is the last administrator. Make somebody else administrator first.',
  es: 'Es la última cuenta de administración. Nombre antes a otra persona.',
}
const yourself = {
  en: 'You are signed in with this account; another administrator can delete it.',
  es: 'Ha iniciado sesión con esta cuenta; puede eliminarla otra persona de administración.',
}
