import { guardAddress, type Locale } from '@lindero/contract'
import type { Navigation } from './navigation.ts'
import { pageLink } from './page-link.ts'

/** Follows plain clicks on links to pages of this site, and no click on a link that would run something (C-8). */
export function followLinks(document: Document, { follow }: Navigation, locale: Locale): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const url = pageLink(clickFacts(event), linkFacts(link), new URL(location.href), locale)
    if (url) follow(url, link)
    if (url || wouldRun(link)) event.preventDefault()
  })
}

export function linkFacts(link: HTMLAnchorElement) {
  const fullLoad = link.hasAttribute('data-full-load')
  return { href: link.href, target: link.target, download: link.hasAttribute('download'), fullLoad }
}

function clickFacts(event: MouseEvent) {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return { button: event.button, modified, prevented: event.defaultPrevented }
}

function wouldRun(link: HTMLAnchorElement): boolean {
  const verdict = guardAddress(link.getAttribute('href') ?? '', { external: true })
  return !verdict.ok && verdict.reason === 'script'
}
