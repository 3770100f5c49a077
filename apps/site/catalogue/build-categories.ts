import type { Category, Product } from '@lindero/contract'
import type { CategoryNode } from './catalogue.ts'

export interface CategoryTree {
  categories: ReadonlyMap<number, CategoryNode>
  categoryByPath: ReadonlyMap<string, CategoryNode>
  rootCategories: readonly CategoryNode[]
}

interface GrowingNode extends CategoryNode {
  children: GrowingNode[]
  products: Product[]
}

/** Joins categories into a tree and hangs the products on it; products must come in listing order. */
export function buildCategories(all: readonly Category[], products: Iterable<Product>): CategoryTree {
  const byId = new Map(all.map((category) => [category.id, category]))
  const below = groupByParent(inOrder([...byId.values()]), byId)
  const categories = new Map<number, GrowingNode>()
  const rootCategories = grow(null, [], below, categories)
  hangProducts(categories, products)
  return { categories, categoryByPath: pathsOf(categories.values()), rootCategories }
}

function inOrder(categories: Category[]): Category[] {
  return categories.sort((a, b) => a.order - b.order || a.id - b.id)
}

function groupByParent(ordered: readonly Category[], byId: ReadonlyMap<number, Category>): Map<number | null, Category[]> {
  const groups = new Map<number | null, Category[]>()
  for (const category of ordered) {
    const parent = parentOf(category, byId)
    const group = groups.get(parent)
    if (group) group.push(category)
    else groups.set(parent, [category])
  }
  return groups
}

/** The parent that counts: none when it is not published here, or when the parents run in a circle. */
function parentOf(category: Category, byId: ReadonlyMap<number, Category>): number | null {
  const seen = new Set<number>()
  let parent = category.parent
  while (parent !== null && !seen.has(parent)) {
    if (parent === category.id) return null
    seen.add(parent)
    parent = byId.get(parent)?.parent ?? null
  }
  return category.parent !== null && byId.has(category.parent) ? category.parent : null
}

function grow(
  parent: GrowingNode | null,
  ancestors: readonly GrowingNode[],
  below: ReadonlyMap<number | null, Category[]>,
  into: Map<number, GrowingNode>,
): GrowingNode[] {
  return (below.get(parent?.category.id ?? null) ?? []).map((category) => {
    const path = parent ? `${parent.path}/${category.slug}` : category.slug
    const node: GrowingNode = { category, path, ancestors, children: [], products: [] }
    into.set(category.id, node)
    node.children = grow(node, [...ancestors, node], below, into)
    return node
  })
}

function hangProducts(categories: ReadonlyMap<number, GrowingNode>, products: Iterable<Product>): void {
  for (const product of products) {
    for (const id of product.categories) {
      const node = categories.get(id)
      if (!node) continue
      for (const holder of [node, ...node.ancestors]) addOnce(categories.get(holder.category.id)?.products, product)
    }
  }
}

// Products come one after another, so a repeated one can only be the last of the list.
function addOnce(list: Product[] | undefined, product: Product): void {
  if (list && list.at(-1) !== product) list.push(product)
}

function pathsOf(nodes: Iterable<CategoryNode>): Map<string, CategoryNode> {
  const paths = new Map<string, CategoryNode>()
  for (const node of nodes) if (!paths.has(node.path)) paths.set(node.path, node)
  return paths
}
