/** The server put the page's own query into the language links; the anchor and what changed since are added on the way. */
export function keepLanguage(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) link.href = samePlaceIn(link.href, location.href)
  })
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
