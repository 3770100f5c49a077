import { type Locale, type MenuItem, type Navigation, type OptionCategory, type OptionData, routes } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../catalogue/catalogue.ts'
import { resolveLinks, resolveTarget } from '../catalogue/resolve-link.ts'
import { categoryPicture } from './category-picture.ts'
import { smallestSource } from './smallest-source.ts'
import type { AllWords } from './words.ts'

type OptionItem = OptionData['navigation']['items'][number]

/** The menu in the visitor's language; what is not published in it is left out. */
export function optionNavigation(content: LocaleCatalogue, locale: Locale, words: AllWords): OptionData['navigation'] {
  const navigation = content.navigation ?? navigationWhenNone(words)
  const [action = null] = resolveLinks(content, locale, navigation.action ? [navigation.action] : [])
  return { items: navigation.items.flatMap((item) => optionItem(content, locale, item) ?? []), action }
}

function optionItem(content: LocaleCatalogue, locale: Locale, item: MenuItem): OptionItem | null {
  const { label, intro } = item
  const children = resolveLinks(content, locale, item.children)
  const categories = item.showsCategories ? content.rootCategories.map((node) => pictured(content, locale, node)) : []
  // An item whose own page is not public here still opens what hangs below it.
  const own = resolveTarget(content, locale, item.target) ?? children[0] ?? categories[0]
  if (!own || label.trim() === '') return null
  return { label, href: own.href, leaves: 'leaves' in own && own.leaves, intro, children, categories }
}

/** The data stands in every document, so only the top of the tree has pictures, each by one short address. */
function pictured(content: LocaleCatalogue, locale: Locale, node: CategoryNode): OptionCategory {
  const picture = smallestSource(content, categoryPicture(content, node))
  return { ...optionCategory(locale, node), ...(picture !== null && { picture }) }
}

function optionCategory(locale: Locale, { category, path, products, children }: CategoryNode): OptionCategory {
  return {
    name: category.name,
    href: routes.category.href(locale, { slug: path }),
    count: products.length,
    children: children.map((child) => optionCategory(locale, child)),
  }
}

/** Staff have made no menu yet: the catalogue can still be reached. */
function navigationWhenNone({ core, listing, layout }: AllWords): Navigation {
  const plain = { children: [], showsCategories: false, intro: '' }
  return {
    items: [
      { ...plain, label: core.categories, target: { kind: 'categories' }, showsCategories: true },
      { ...plain, label: listing.allProducts, target: { kind: 'products' } },
      { ...plain, label: layout.contact, target: { kind: 'contact' } },
    ],
    action: { label: core.inquiryNow, target: { kind: 'contact' } },
  }
}
