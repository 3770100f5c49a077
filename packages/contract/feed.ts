import type {
  Category,
  Certificate,
  Company,
  Footer,
  FormSettings,
  Home,
  Material,
  Media,
  Navigation,
  Page,
  PartnerBrand,
  Product,
  Question,
  Redirect,
  Settings,
  TextOverrides,
} from './content/index.ts'
import type { Locale } from './locales.ts'

/** The kinds of published content, and the plain type each has on the site. */
export interface ContentKinds {
  category: Category
  certificate: Certificate
  company: Company
  footer: Footer
  forms: FormSettings
  home: Home
  material: Material
  media: Media
  navigation: Navigation
  page: Page
  partnerBrand: PartnerBrand
  product: Product
  question: Question
  redirect: Redirect
  settings: Settings
  texts: TextOverrides
}

export type ContentKind = keyof ContentKinds

/** One document as it stands now. A language that is missing is not published in that language. */
export type FeedDocument = {
  [Kind in ContentKind]: { kind: Kind; id: string; content: { [Code in Locale]?: ContentKinds[Kind] } }
}[ContentKind]

/** A document that is no longer public in any language, or deleted. */
export interface FeedTombstone {
  kind: ContentKind
  id: string
  gone: true
}

export type FeedEntry = FeedDocument | FeedTombstone

/**
 * An answer of the feed. `seq` and `token` are handed back with the next question; the token proves that the row the
 * reader stands at is still the same one, so a restored or replaced database is noticed and answered with all of it.
 */
export interface FeedBatch {
  seq: number
  token: string
  /** True: these entries are everything; forget what you had. */
  full: boolean
  entries: FeedEntry[]
}

export const feedPath = '/api-cms/feed'
export const feedKeyHeader = 'x-internal-key'
/** How long the feed holds a question when there is nothing new. */
export const feedWaitMs = 25_000

/** Globals have no number of their own. */
export const globalId = 'global'
