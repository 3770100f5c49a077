import type { Locale, OptionData, RouteName } from '@lindero/contract'
import type { ComponentType } from 'react'
import type { Thing } from 'schema-dts'
import type { Catalogue, LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { PictureData } from '../design/picture.tsx'

/** What a page's `load.ts` is given. Pure: no clock, no network, nothing but content and address. */
export interface LoadContext {
  catalogue: Catalogue
  locale: Locale
  params: Record<string, string>
  query: URLSearchParams
  /** A form that was sent from this page without script and came back. */
  returned?: SentForm | null
}

export interface SentForm {
  /** Name of a form staff made themselves; null where it is not known, or is the inquiry form. */
  form: string | null
  /** What was written, to be kept. */
  values: Readonly<Record<string, unknown>>
  /** By field. */
  problems: Readonly<Record<string, string>>
  /** The sentence about all of it. */
  output: string
}

export type LoadResult<Data> =
  | { kind: 'page'; data: Data; meta: PageMeta }
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** The address has the right form but leads to nothing: a fatal 404 (S-11). */
  | { kind: 'invalid' }
  /** No page here: a non-fatal 404 inside the layout (S-10). */
  | { kind: 'unmatched' }

export interface PageMeta {
  title: string
  description: string
  /** Path of this page without noise in the query. */
  canonical: string
  /** The same page in each language it is published in. */
  alternates: Partial<Record<Locale, string>>
  /** The picture shown when the page is shared. */
  image: ShareImage | null
  /** Results of a search are no page of their own to a search engine. */
  noindex?: true
}

export interface ShareImage {
  /** Path on this site. */
  src: string
  alt: string
  width: number
  height: number
}

export type Load<Data> = (context: LoadContext) => LoadResult<Data>

/** A page as the server knows it: what decides, and what draws. `knownQuery` lists the query keys that change the page. */
export interface PageDefinition<Data> {
  load: Load<Data>
  Page: ComponentType<{ data: Data; locale: Locale }>
  knownQuery: readonly string[]
  /** What search engines read of this page; made on the server alone, never sent to the browser as code. */
  structuredData: (page: DescribedPage<Data>) => Thing[]
}

/** A page as structured data is made from it. */
export interface DescribedPage<Data> {
  data: Data
  meta: PageMeta
  locale: Locale
  option: OptionData
  content: LocaleCatalogue
}

/** What the server sends with the HTML and for a client-side navigation; the browser draws the same page from it. */
export interface PagePayload {
  /** The route whose chunk draws this, or an error view. */
  view: RouteName | 'error' | 'fatal-error'
  locale: Locale
  status: number
  data: unknown
  meta: PageMeta
  build: string
}

/** What is drawn around every page, the same for all pages of one language. */
export interface LayoutData {
  /** The very data of `/api/option`. */
  option: OptionData
  productCount: number
  /** One product pictured in the menu. */
  feature: { name: string; href: string; picture: PictureData } | null
}
