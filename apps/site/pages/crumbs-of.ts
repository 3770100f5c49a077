import { type Locale, routes } from '@lindero/contract'
import type { CategoryNode, LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { Crumb } from '../design/breadcrumbs.tsx'
import { coreTexts, wordsOf } from './words.ts'

/** Home, all categories and the categories named, from the top down. */
export function crumbsOf(content: LocaleCatalogue, locale: Locale, nodes: readonly CategoryNode[]): Crumb[] {
  const { allCategories } = wordsOf(content, locale).listing
  return [
    homeCrumb(content, locale),
    { name: allCategories, href: routes.category.href(locale, { slug: '' }) },
    ...nodes.map((node) => ({ name: node.category.name, href: routes.category.href(locale, { slug: node.path }) })),
  ]
}

export function homeCrumb(content: LocaleCatalogue, locale: Locale): Crumb {
  return { name: coreTexts(content, locale).home, href: routes.home.href(locale) }
}
