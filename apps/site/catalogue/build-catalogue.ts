import {
  type ContentKind,
  type ContentKinds,
  defaultLocale,
  type FeedDocument,
  type Locale,
  localeCodes,
  type Product,
  type Settings,
} from '@lindero/contract'
import { buildCategories } from './build-categories.ts'
import { buildRedirects } from './build-redirects.ts'
import type { Catalogue, LocaleCatalogue } from './catalogue.ts'
import { contentVersion } from './content-version.ts'

type Contents = { [Kind in ContentKind]: ContentKinds[Kind][] }

const settingsWhenNone: Settings = { siteName: '', description: '', productsPerPage: 24 }

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
    company: [],
    home: [],
    media: [],
    page: [],
    product: [],
    redirect: [],
    settings: [],
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
    media: firstBy(own.media, (media) => media.id),
    products: firstBy(products, (product) => product.id),
    productByPublicId: firstBy(products, (product) => product.publicId),
    productByStyleNo: firstBy(
      products.filter((product) => product.styleNo !== ''),
      (product) => product.styleNo,
    ),
    ...buildCategories(own.category, products),
    pageBySlug: firstBy(own.page, (page) => page.slug),
  }
}

function inListingOrder(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => a.order - b.order || a.publicId - b.publicId)
}

function firstBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): ReadonlyMap<Key, Value> {
  const map = new Map<Key, Value>()
  for (const value of values) if (!map.has(keyOf(value))) map.set(keyOf(value), value)
  return map
}
