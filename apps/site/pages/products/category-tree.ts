import { type Locale, routes } from '@lindero/contract'
import type { CategoryNode } from '../../catalogue/catalogue.ts'

export interface CategoryBranch {
  name: string
  href: string
  count: number
  current: boolean
  /** Only along the way to the category shown; other branches stay closed. */
  children: CategoryBranch[]
}

export function categoryTree(nodes: readonly CategoryNode[], locale: Locale, shown: CategoryNode | null): CategoryBranch[] {
  const way = new Set(shown ? [...shown.ancestors, shown].map((node) => node.category.id) : [])
  return nodes.map((node) => ({
    name: node.category.name,
    href: routes.products.href(locale, { slug: node.path }),
    count: node.products.length,
    current: node.category.id === shown?.category.id,
    children: way.has(node.category.id) ? categoryTree(node.children, locale, shown) : [],
  }))
}
