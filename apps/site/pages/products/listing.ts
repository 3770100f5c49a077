import type { Locale, Product } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { searchProducts } from '../../catalogue/search.ts'

/** What an address asks for: a category or all, a text or none, one page of it. */
export interface Listing {
  node: CategoryNode | null
  text: string | null
  page: number
}

export interface Found {
  /** Those of the category asked for, in their order. */
  products: readonly Product[]
  /** Those of the whole collection that hold the text; null when none is searched for. */
  everywhere: readonly Product[] | null
}

export function findProducts(content: LocaleCatalogue, locale: Locale, { node, text }: Listing): Found {
  if (text === null) return { products: node?.products ?? [...content.products.values()], everywhere: null }
  const everywhere = searchProducts(content, locale, content.products.values(), text)
  const within = node && new Set(node.products)
  return { products: within ? everywhere.filter((product) => within.has(product)) : everywhere, everywhere }
}
