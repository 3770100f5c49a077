import { type Locale, routes } from '@lindero/contract'
import type { CategoryNode } from '../catalogue/catalogue.ts'
import type { Crumb } from '../design/breadcrumbs.tsx'
import { allMessages } from '../i18n/all-messages.ts'

/** Home, CATEGORIES and the categories named, from the top down. */
export function crumbsOf(locale: Locale, nodes: readonly CategoryNode[]): Crumb[] {
  const { core } = allMessages[locale]
  return [
    { name: core.home, href: routes.home.href(locale) },
    { name: core.categories, href: routes.category.href(locale, { slug: '' }) },
    ...nodes.map((node) => ({ name: node.category.name, href: routes.category.href(locale, { slug: node.path }) })),
  ]
}
