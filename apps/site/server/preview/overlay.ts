import type { FeedDocument } from '@lindero/contract'
import { buildCatalogue } from '../../catalogue/build-catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Documents, keyOf } from '../../catalogue/documents.ts'

export type Overlay = (documents: Documents, draft: FeedDocument) => Catalogue

/** The public content with one document as it stands in the desk. The last one made is kept: pages are asked for in pairs. */
export function draftOverlay(): Overlay {
  let last: { documents: Documents; text: string; catalogue: Catalogue } | null = null
  return (documents, draft) => {
    const text = JSON.stringify(draft)
    if (last?.documents !== documents || last.text !== text) {
      const all = new Map(documents).set(keyOf(draft.kind, draft.id), draft)
      last = { documents, text, catalogue: buildCatalogue(all.values()) }
    }
    return last.catalogue
  }
}
