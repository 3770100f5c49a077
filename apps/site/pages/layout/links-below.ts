import { type Locale, type OptionData, type ResolvedLink, routes } from '@lindero/contract'
import type { Messages } from '../../i18n/messages.ts'

export type NavigationItem = OptionData['navigation']['items'][number]

/** What a menu lists: the item's own page first, unless one of the links below leads there too. */
export function linksBelow(item: NavigationItem, locale: Locale, { listing }: Messages): ResolvedLink[] {
  const { label, href, leaves, children } = item
  if (children.some((child) => child.href === href)) return children
  // Under "Products" stands "All products", not "Products" again.
  const own = href === routes.products.href(locale, { slug: '' }) ? listing.allProducts : label
  return [{ label: own, href, leaves }, ...children]
}
