import type { Locale, OptionData, RouteName } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ErrorKind } from '../pages/error/error-data.ts'
import type { PageDefinition, PagePayload } from '../pages/page.ts'
import type { PreviewNotice } from './preview/notice.ts'

/** What the server must know of the pages: how each decides, and how a document is drawn. Injected, so tests bring their own. */
export interface PageViews {
  pages: { [Name in RouteName]: Pick<PageDefinition<never>, 'load' | 'knownQuery'> }
  errorPayload: (kind: ErrorKind, locale: Locale, path: string, build: string, requestId?: string) => PagePayload
  /** The whole HTML document; with a notice where it shows a draft. */
  document: (payload: PagePayload, catalogue: Catalogue, preview?: PreviewNotice) => string
  /** Address of the script that only previews load. */
  previewScript: string | null
  /** What all pages of a language share. */
  option: (catalogue: Catalogue, locale: Locale) => OptionData
}
