import type { Locale, OptionData, RouteName } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ErrorKind } from '../pages/error/error-data.ts'
import type { PageDefinition, PagePayload } from '../pages/page.ts'

/** What the server must know of the pages: how each decides, and how a document is drawn. Injected, so tests bring their own. */
export interface PageViews {
  pages: { [Name in RouteName]: Pick<PageDefinition<never>, 'load' | 'knownQuery'> }
  errorPayload: (kind: ErrorKind, locale: Locale, path: string, build: string, requestId?: string) => PagePayload
  /** The whole HTML document. */
  document: (payload: PagePayload, catalogue: Catalogue) => string
  /** What all pages of a language share. */
  option: (catalogue: Catalogue, locale: Locale) => OptionData
}
