import type { Product } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'

/** What staff named; where they named nothing that is public, others of its category, then of the families above. */
export function* relatedTo(content: LocaleCatalogue, product: Product, category: CategoryNode | null): Generator<Product> {
  const named = product.related.map((id) => content.products.get(id)).filter((other) => other !== undefined)
  const nearest = category ? [category, ...category.ancestors.toReversed()].map((node) => node.products) : []
  const seen = new Set([product.id])
  for (const products of named.length > 0 ? [named] : [...nearest, content.products.values()]) {
    for (const other of products) {
      if (seen.has(other.id)) continue
      seen.add(other.id)
      yield other
    }
  }
}
