import { constants } from '../behaviour/constants.ts'

/**
 * The server put the page's own query into the language links; the anchor and what changed since are added on the way, and the
 * choice is remembered for the next visit (L-4).
 */
export function keepLanguage(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (!link) return
    link.href = samePlaceIn(link.href, location.href)
    document.cookie = languageCookie(link.hreflang, location.protocol === 'https:')
  })
}

const secondsADay = 24 * 60 * 60

export function languageCookie(locale: string, isSecure: boolean): string {
  return `locale=${locale}; Max-Age=${constants.languageCookieDays * secondsADay}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Which page of a list exists differs by language, so the server alone decides about `page`. */
const decidedByServer = new Set(['page'])

export function samePlaceIn(href: string, here: string): string {
  const there = new URL(href)
  const now = new URL(here)
  for (const [key, value] of now.searchParams) {
    if (!decidedByServer.has(key)) there.searchParams.set(key, value)
  }
  there.hash = now.hash
  return there.href
}
