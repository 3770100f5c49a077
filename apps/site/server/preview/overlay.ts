import type { FeedDocument } from '@lindero/contract'
import { buildCatalogue } from '../../catalogue/build-catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Documents, keyOf } from '../../catalogue/documents.ts'

export type Overlay = (documents: Documents, draft: FeedDocument) => Catalogue

/** Each is a whole catalogue; as many are kept as people look at drafts in turn. */
const most = 4

/** The public content with one document as it stands in the desk. The last ones made are kept: pages are asked for in pairs. */
export function draftOverlay(): Overlay {
  /** The one used last stands at the end. */
  const kept = new Map<string, Catalogue>()
  let of: Documents | null = null
  return (documents, draft) => {
    // What was public before is of no use any more.
    if (of !== documents) kept.clear()
    of = documents
    const text = JSON.stringify(draft)
    const catalogue = kept.get(text) ?? buildCatalogue(new Map(documents).set(keyOf(draft.kind, draft.id), draft).values())
    kept.delete(text)
    kept.set(text, catalogue)
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    return catalogue
  }
}
