import type { PayloadRequest } from 'payload'

type Document = Record<string, unknown>

/** Drafts included, every language as it is stored, nothing filled in from another. */
export const asItStands = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const

export async function readNewest(req: PayloadRequest, collection: string, id: number | string): Promise<Document | null> {
  return req.payload.findByID({ collection, id, req: apart(req), disableErrors: true, ...asItStands })
}

export async function readNewestGlobal(req: PayloadRequest, slug: string): Promise<Document> {
  return req.payload.findGlobal({ slug, req: apart(req), ...asItStands })
}

/** In the same transaction, but the request of the change itself must not take over the languages asked for here. */
export function apart(req: PayloadRequest): Partial<PayloadRequest> {
  return { payload: req.payload, user: req.user, context: {}, ...(req.transactionID && { transactionID: req.transactionID }) }
}
