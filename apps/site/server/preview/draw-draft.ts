import { type Draft, type PreviewTicket, routes } from '@lindero/contract'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Documents } from '../../catalogue/documents.ts'
import type { Rendered } from '../page-cache.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'
import { draftDocument, draftState } from './draft-document.ts'
import { draftOverlay } from './overlay.ts'
import { placeOf } from './place-of.ts'
import { renderPreview } from './render-preview.ts'

/** What is public now. */
export interface PublicContent {
  documents: Documents
  catalogue: Catalogue
}

export interface DraftToDraw {
  ticket: PreviewTicket
  draft: Draft
  site: PublicContent
  /** With its question mark, or empty. */
  search: string
  /** Asked for by a frame: the pane beside the form. */
  framed: boolean
}

export type Drawn = { kind: 'page'; rendered: Rendered; stamp: string } | { kind: 'unfinished' | 'nowhere' }

/** Puts a draft into the public content and draws the page it is seen on. May throw when the page has a fault. */
export function drawsDrafts(views: PageViews, build: string, securityHeaders: HeaderPairs): (wanted: DraftToDraw) => Drawn {
  const overlay = draftOverlay()

  return ({ ticket, draft, site, search, framed }) => {
    const { locale, until } = ticket
    const document = draftDocument(site.documents, ticket, draft.content)
    if (!document) return { kind: 'unfinished' }
    const catalogue = overlay(site.documents, document)
    const place = placeOf(ticket, catalogue)
    if (place === null) return { kind: 'nowhere' }
    const { title, savedAt, desk } = draft
    const notice = {
      locale,
      title,
      savedAt,
      desk,
      framed,
      what: draft.what[locale],
      state: draftState(site.documents, document, ticket),
      until: new Date(until).toISOString(),
      leave: placeOf(ticket, site.catalogue) ?? routes.home.href(locale),
      stamp: catalogue.version,
      script: views.previewScript,
    }
    const rendered = renderPreview({ views, catalogue, build, securityHeaders, notice, address: place + search })
    return rendered.status === 200 ? { kind: 'page', rendered, stamp: notice.stamp } : { kind: 'nowhere' }
  }
}
