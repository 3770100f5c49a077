import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, ValidationError } from 'payload'
import { refusal } from '../access/refusal.ts'
import { sentence } from '../fields/sentence.ts'

/** Set by the program that makes them; nobody else may. */
export const makesFixedPages = 'makesFixedPages'

/** Whether a page is one of those that exist always is decided once, when it is made. */
export const keepFixed: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? (originalDoc?.fixed ?? null) : null
  const after = data.fixed === undefined ? before : (data.fixed ?? null)
  if (after === before || req.context[makesFixedPages]) return
  const message = sentence(req, {
    en: 'Which pages exist always is part of the site and cannot be changed here.',
    es: 'Qué páginas existen siempre es parte del sitio y no se puede cambiar aquí.',
  })
  throw new ValidationError({ collection: 'pages', req, errors: [{ path: 'fixed', message }] })
}

export const refuseDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.db.findOne<{ id: number; fixed?: unknown }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  })
  if (!page?.fixed) return
  const message = sentence(req, {
    en: 'This page belongs to the site and cannot be deleted. Only its words can be changed.',
    es: 'Esta página forma parte del sitio y no se puede eliminar. Solo se pueden cambiar sus textos.',
  })
  throw refusal(message, 403)
}
