import type { PreviewKind } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { sources } from '../feed/sources.ts'

/** When a document was made, in milliseconds: what tells it from a later one of the same number. Null when there is none. */
export async function madeAt(req: PayloadRequest, kind: PreviewKind, id: string): Promise<number | null> {
  const { kept } = sources[kind]
  if ('global' in kept) return 0
  if (!/^\d+$/.test(id)) return null
  const where = { id: { equals: Number(id) } }
  const row = await req.payload.db.findOne<{ id: number; createdAt?: string }>({
    collection: kept.collection,
    where,
    select: { createdAt: true },
    req,
  })
  const made = Date.parse(row?.createdAt ?? '')
  return Number.isNaN(made) ? null : made
}
