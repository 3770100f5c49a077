import { type Locale, routes } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { Crumb } from '../design/breadcrumbs.tsx'
import { coreTexts } from './words.ts'

/** Home, CATEGORIES and the categories named, from the top down. */
export function crumbsOf(content: LocaleCatalogue, locale: Locale, nodes: readonly CategoryNode[]): Crumb[] {
  const { categories } = coreTexts(content, locale)
  return [
    homeCrumb(content, locale),
    { name: categories, href: routes.category.href(locale, { slug: '' }) },
    ...nodes.map((node) => ({ name: node.category.name, href: routes.category.href(locale, { slug: node.path }) })),
  ]
}

export function homeCrumb(content: LocaleCatalogue, locale: Locale): Crumb {
  return { name: coreTexts(content, locale).home, href: routes.home.href(locale) }
}
