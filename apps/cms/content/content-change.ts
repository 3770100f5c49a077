import type { Field, PayloadRequest } from 'payload'

/** What happened to a document of the website, told in the transaction in which it happens. */
export interface ContentChange {
  req: PayloadRequest
  /** The slug of the collection or global. */
  entity: string
  /** Empty for a global. */
  documentId: string
  fields: Field[]
  /** The document as it stands now, drafts included, in all languages; null when it was deleted. */
  newest: Record<string, unknown> | null
}

export type ContentWatcher = (change: ContentChange) => Promise<void>
