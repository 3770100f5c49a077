import { type Locale, matchRoute } from '@lindero/contract'

export interface ClickFacts {
  button: number
  modified: boolean
  prevented: boolean
}

export interface LinkFacts {
  href: string
  target: string
  download: boolean
  /** Marked by us to be loaded whole. */
  fullLoad: boolean
}

/** Top-level names that the catch-all route would match but that are no pages. */
const notPages = new Set(['admin', 'api-cms', '_next', '_payload', 'assets', 'media', 'clearcacle'])

/** Where a click leads within the site, or null when the browser should do what it always does. */
export function pageLink(click: ClickFacts, link: LinkFacts, here: URL, locale: Locale): URL | null {
  if (click.button !== 0 || click.modified || click.prevented) return null
  if ((link.target && link.target !== '_self') || link.download || link.fullLoad) return null
  const url = parse(link.href, here)
  if (!url || url.origin !== here.origin || samePlace(url, here)) return null
  return isPage(url, locale) ? url : null
}

function parse(href: string, base: URL): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

/** A hash on the page that is open is the browser's own business. */
function samePlace(url: URL, here: URL): boolean {
  return url.hash !== '' && url.pathname === here.pathname && url.search === here.search
}

function isPage(url: URL, locale: Locale): boolean {
  try {
    const path = decodeURI(url.pathname)
    const route = matchRoute(path)
    const [first = ''] = path.split('/').filter(Boolean)
    // Another language is loaded whole: words, layout and document change with it.
    return (
      route !== null &&
      route.locale === locale &&
      !notPages.has(first) &&
      !notPages.has(route.params.id ?? '') &&
      !/\.\w+$/.test(path)
    )
  } catch {
    return false
  }
}
