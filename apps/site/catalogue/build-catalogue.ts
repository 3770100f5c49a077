import {
  type ContentKind,
  type ContentKinds,
  defaultLocale,
  type FeedDocument,
  type FixedPage,
  type FormSettings,
  type Locale,
  localeCodes,
  type Page,
  type Product,
  type Settings,
} from '@lindero/contract'
import { buildCategories } from './build-categories.ts'
import { buildRedirects } from './build-redirects.ts'
import type { Catalogue, LocaleCatalogue } from './catalogue.ts'
import { contentVersion } from './content-version.ts'

type Contents = { [Kind in ContentKind]: ContentKinds[Kind][] }

const settingsWhenNone: Settings = {
  siteName: '',
  description: '',
  productsPerPage: 24,
  version: '',
  domain: '',
  themeUrl: '',
  ajaxUrl: '',
}
const formsWhenNone: FormSettings = { messageLanguage: 'visitor', confirmation: { title: '', text: '' }, consent: '' }

/** Joins and indexes all published documents; pure. */
export function buildCatalogue(documents: Iterable<FeedDocument>): Catalogue {
  const all = [...documents]
  const contents = Object.fromEntries(localeCodes.map((locale) => [locale, contentsIn(all, locale)])) as Record<
    Locale,
    Contents
  >
  return {
    version: contentVersion(all),
    locales: Object.fromEntries(localeCodes.map((locale) => [locale, buildLocale(locale, contents)])) as Record<
      Locale,
      LocaleCatalogue
    >,
    redirects: buildRedirects(localeCodes.flatMap((locale) => contents[locale].redirect)),
  }
}

function contentsIn(documents: readonly FeedDocument[], locale: Locale): Contents {
  const contents: Contents = {
    category: [],
    certificate: [],
    company: [],
    footer: [],
    forms: [],
    home: [],
    material: [],
    media: [],
    navigation: [],
    page: [],
    partnerBrand: [],
    product: [],
    question: [],
    redirect: [],
    settings: [],
    texts: [],
  }
  for (const document of documents) {
    const content = document.content[locale]
    if (content) (contents[document.kind] as unknown[]).push(content)
  }
  return contents
}

function buildLocale(locale: Locale, contents: Record<Locale, Contents>): LocaleCatalogue {
  const own = contents[locale]
  const products = inListingOrder(own.product)
  return {
    settings: own.settings[0] ?? contents[defaultLocale].settings[0] ?? settingsWhenNone,
    company: own.company[0] ?? null,
    home: own.home[0] ?? null,
    navigation: own.navigation[0] ?? null,
    footer: own.footer[0] ?? null,
    texts: own.texts[0] ?? {},
    forms: own.forms[0] ?? formsWhenNone,
    media: firstBy(own.media, (media) => media.id),
    products: firstBy(products, (product) => product.id),
    productByPublicId: firstBy(products, (product) => product.publicId),
    productByStyleNo: firstBy(
      products.filter((product) => product.styleNo !== ''),
      (product) => product.styleNo,
    ),
    ...buildCategories(own.category, products),
    pages: firstBy(own.page, (page) => page.id),
    pageBySlug: firstBy(own.page, (page) => page.slug),
    fixedPage: fixedPagesOf(own.page),
    certificates: register(own.certificate),
    partnerBrands: register(own.partnerBrand),
    materials: register(own.material),
    questions: register(own.question),
  }
}

function inListingOrder(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => a.order - b.order || a.publicId - b.publicId)
}

function fixedPagesOf(pages: readonly Page[]): ReadonlyMap<FixedPage, Page> {
  const map = new Map<FixedPage, Page>()
  for (const page of pages) if (page.fixed !== null) map.set(page.fixed, page)
  return map
}

function register<Entry extends { id: number; order: number }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> {
  return firstBy(
    entries.toSorted((a, b) => a.order - b.order || a.id - b.id),
    (entry) => entry.id,
  )
}

function firstBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): ReadonlyMap<Key, Value> {
  const map = new Map<Key, Value>()
  for (const value of values) if (!map.has(keyOf(value))) map.set(keyOf(value), value)
  return map
}
