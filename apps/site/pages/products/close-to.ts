import type { Locale, Product } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { searchProducts } from '../../catalogue/search.ts'
import type { Listing } from './listing.ts'

/** A way on where nothing was found: the same search outside the category, then by each word alone, then the collection. */
export function closeTo(content: LocaleCatalogue, locale: Locale, { text }: Listing): Set<Product> {
  if (text === null) return new Set()
  const all = [...content.products.values()]
  const found = [text, ...text.split(' ')].flatMap((part) => searchProducts(content, locale, all, part))
  return new Set([...found, ...all])
}
