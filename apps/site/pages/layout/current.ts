import { localeCodes, routes } from '@lindero/contract'

/** What `aria-current` says of a link: the page itself, a place above it, or nothing. */
export function currentOf(href: string, canonical: string): 'page' | 'true' | undefined {
  const path = canonical.split('?', 1)[0] ?? ''
  if (href === path) return 'page'
  // Home stands above every page, which says nothing.
  const isHome = localeCodes.some((locale) => routes.home.href(locale) === href)
  return !isHome && path.startsWith(`${href}/`) ? 'true' : undefined
}
