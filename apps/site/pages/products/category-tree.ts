import { type Locale, type Product, routes } from '@lindero/contract'
import type { CategoryNode } from '../../catalogue/catalogue.ts'
import { withQuery } from '../addresses.ts'

export interface CategoryBranch {
  name: string
  href: string
  count: number
  current: boolean
  /** Only along the way to the category shown; other branches stay closed. */
  children: CategoryBranch[]
}

export interface TreeWishes {
  shown: CategoryNode | null
  /** Kept in the links, so that a search can be narrowed. */
  text: string | null
  /** What was found; only categories that hold some of it are named. */
  among: readonly Product[] | null
}

export function categoryTree(nodes: readonly CategoryNode[], locale: Locale, wishes: TreeWishes): CategoryBranch[] {
  const { shown, text, among } = wishes
  const way = new Set(shown ? [...shown.ancestors, shown].map((node) => node.category.id) : [])
  const found = among && new Set(among)
  const countIn = ({ products }: CategoryNode) =>
    found ? products.filter((product) => found.has(product)).length : products.length
  const isNamed = (node: CategoryNode) => found === null || way.has(node.category.id) || countIn(node) > 0
  const branches = (level: readonly CategoryNode[]): CategoryBranch[] =>
    level.filter(isNamed).map((node) => ({
      name: node.category.name,
      href: withQuery(routes.products.href(locale, { slug: node.path }), { q: text }),
      count: countIn(node),
      current: node.category.id === shown?.category.id,
      children: way.has(node.category.id) ? branches(node.children) : [],
    }))
  return branches(nodes)
}
