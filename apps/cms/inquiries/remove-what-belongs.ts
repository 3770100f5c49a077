import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

const belonging = ['mails', 'webhook-deliveries', 'inquiry-files'] as const

/** Nothing about a buyer outlives the inquiry. The bytes of files are swept up once their rows are gone for good. */
export const removeWhatBelongs: CollectionBeforeDeleteHook = ({ id, req }) => removeBelongings(req, id)

async function removeBelongings(req: PayloadRequest, id: number | string): Promise<void> {
  for (const collection of belonging) await req.payload.db.deleteMany({ collection, where: { inquiry: { equals: id } }, req })
}
