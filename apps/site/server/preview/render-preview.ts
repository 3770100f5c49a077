import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Rendered } from '../page-cache.ts'
import { pageRenderer } from '../page-renderer.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'
import type { PreviewNotice } from './notice.ts'
import { previewWords } from './words.ts'

export interface PreviewPage {
  views: PageViews
  /** The public content with the draft in it. */
  catalogue: Catalogue
  build: string
  securityHeaders: HeaderPairs
  notice: PreviewNotice
  address: string
}

/** The page of an address by the very renderer of the public site, with a banner and closed to search engines. */
export function renderPreview({ views, catalogue, build, securityHeaders, notice, address }: PreviewPage): Rendered {
  const document: PageViews['document'] = (payload, content) => {
    const title = `${previewWords[notice.locale].preview} · ${payload.meta.title}`
    return views.document({ ...payload, meta: { ...payload.meta, title, noindex: true } }, content, notice)
  }
  const renderer = pageRenderer({ views: { ...views, document }, catalogue: () => catalogue, build, securityHeaders })
  return renderer.render(address)
}
