import { type Locale, splitLocale } from '@lindero/contract'

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

/** Top-level names that are no pages. */
const notPages = new Set(['admin', 'api', 'api-cms', '_next', '_payload', 'assets', 'media', 'clearcacle', 'healthz', 'readyz'])

/** Where a click leads within the site, or null when the browser should do what it always does. */
export function pageLink(click: ClickFacts, link: LinkFacts, here: URL, locale: Locale): URL | null {
  if (click.button !== 0 || click.modified || click.prevented) return null
  if ((link.target && link.target !== '_self') || link.download || link.fullLoad) return null
  const url = parse(link.href, here)
  return url && isPage(url, here, locale) && !samePlace(url, here) ? url : null
}

function parse(href: string, base: URL): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null
}

/** A hash on the page that is open is the browser's own business. */
function samePlace(url: URL, here: URL): boolean {
  return url.hash !== '' && url.pathname === here.pathname && url.search === here.search
}

/** An address where this site has a page in this language, or says that it has none. */
export function isPage(url: URL, here: Pick<URL, 'origin'>, locale: Locale): boolean {
  try {
    const path = splitLocale(decodeURI(url.pathname))
    const [, first = ''] = path.rest.split('/')
    // Another language is loaded whole: words, layout and document change with it.
    return url.origin === here.origin && path.locale === locale && !notPages.has(first) && !/\.\w+$/.test(path.rest)
  } catch {
    return false
  }
}
