import { type Category, type Locale, routes } from '@lindero/contract'
import type { Addresses } from './plan-redirects.ts'

/** Every address of the categories public in one language: the landing page and the full listing of each. Pure. */
export function categoryAddresses(locale: Locale, categories: readonly Category[]): Addresses {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const addresses = new Map<string, string>()
  for (const category of categories) {
    const slug = pathOf(category, byId)
    addresses.set(`${locale} category ${category.id}`, routes.category.href(locale, { slug }))
    addresses.set(`${locale} products ${category.id}`, routes.products.href(locale, { slug }))
  }
  return addresses
}

/** A parent that is not public in this language does not count, as on the site. */
function pathOf(category: Category, byId: ReadonlyMap<number, Category>): string {
  const slugs: string[] = []
  const seen = new Set<number>()
  let at: Category | undefined = category
  while (at && !seen.has(at.id)) {
    seen.add(at.id)
    slugs.unshift(at.slug)
    at = at.parent === null ? undefined : byId.get(at.parent)
  }
  return slugs.join('/')
}
