import type { Product } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../catalogue/catalogue.ts'

/** Names that more than one product, or more than one category, has; found once for each state of the content. */
interface Repeated {
  products: ReadonlySet<string>
  categories: ReadonlySet<string>
}

const known = new WeakMap<LocaleCatalogue, Repeated>()

/** The product's name; with its style number where another has the same name, so that no two titles are alike. */
export function distinctProductName(content: LocaleCatalogue, { name, styleNo, publicId }: Product): string {
  return repeatedIn(content).products.has(name) ? `${name} ${styleNo || publicId}` : name
}

/** The category's name; with that of the one above it where another has the same name. */
export function distinctCategoryName(content: LocaleCatalogue, { category, ancestors }: CategoryNode): string {
  const parent = ancestors.at(-1)?.category.name
  return parent && repeatedIn(content).categories.has(category.name) ? `${category.name}, ${parent}` : category.name
}

function repeatedIn(content: LocaleCatalogue): Repeated {
  const found = known.get(content) ?? {
    products: repeated([...content.products.values()].map(({ name }) => name)),
    categories: repeated([...content.categories.values()].map(({ category }) => category.name)),
  }
  known.set(content, found)
  return found
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const name of names) (once.has(name) ? twice : once).add(name)
  return twice
}
