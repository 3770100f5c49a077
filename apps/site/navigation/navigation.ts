import type { Locale } from '@lindero/contract'
import { focusPage } from './focus.ts'
import { closeMenus } from './menus.ts'
import { pageLink } from './page-link.ts'
import { createScrollMemory } from './scroll.ts'
import { inTransition } from './transition.ts'

export interface NavigationParts<Visit extends { url: URL }> {
  locale: Locale
  /** Throws where only a full page load can help. */
  load: (url: URL, signal: AbortSignal) => Promise<Visit>
  /** Draws the page before it returns. */
  show: (visit: Visit) => void
}

type Way = { kind: 'follow'; link: Element | null } | { kind: 'history'; entry: string }

/** Takes over plain links and the back and forward buttons. Whatever goes wrong ends in a full load of the address. */
export function startNavigation<Visit extends { url: URL }>({ locale, load, show }: NavigationParts<Visit>): void {
  const scroll = createScrollMemory(window)
  let entry = entryOf(history.state) ?? nameEntry()
  let shown = new URL(location.href)
  let running: AbortController | null = null

  async function go(url: URL, way: Way): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    try {
      const visit = await load(url, own.signal)
      if (own.signal.aborted) return
      const link = way.kind === 'follow' ? way.link : null
      // Back and forward often come with the browser's own gesture; a second motion on top would be one too many.
      if (way.kind === 'follow') await inTransition(document, link, () => own.signal.aborted || commit(visit, way))
      else commit(visit, way)
    } catch {
      if (!own.signal.aborted) leave(url, way)
    }
  }

  function commit(visit: Visit, way: Way): void {
    scroll.remember(entry)
    if (way.kind === 'follow') {
      entry = newEntry()
      const replaces = visit.url.href === shown.href
      history[replaces ? 'replaceState' : 'pushState']({ entry }, '', visit.url)
    } else {
      entry = way.entry
      if (visit.url.href !== location.href) history.replaceState({ entry }, '', visit.url)
    }
    shown = visit.url
    closeMenus(document)
    show(visit)
    scroll.place(way.kind === 'history' ? entry : null, visit.url.hash)
    focusPage(document, visit.url.hash)
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const url = link && pageLink(clickFacts(event), linkFacts(link), new URL(location.href), locale)
    if (!url) return
    event.preventDefault()
    void go(url, { kind: 'follow', link })
  })

  addEventListener('popstate', (event) => {
    const url = new URL(location.href)
    const known = entryOf(event.state)
    // An entry we did not name is an anchor just followed on this page: the browser scrolls. One named like the entry we are
    // at was made by something that stood over the page and has been left.
    const samePage = known === null || known === entry || url.pathname + url.search === shown.pathname + shown.search
    if (!samePage) return void go(url, { kind: 'history', entry: known })
    running?.abort()
    scroll.remember(entry)
    shown = url
    entry = known ?? nameEntry()
    if (known) scroll.place(known, url.hash)
  })
}

function leave(url: URL, way: Way): void {
  if (way.kind === 'follow') location.assign(url)
  else location.reload()
}

function entryOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string' ? state.entry : null
}

/** Not a UUID: browsers make those only where the connection is secure. */
function newEntry(): string {
  return Math.random().toString(36).slice(2)
}

function nameEntry(): string {
  const entry = newEntry()
  history.replaceState({ entry }, '')
  return entry
}

function clickFacts(event: MouseEvent) {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return { button: event.button, modified, prevented: event.defaultPrevented }
}

function linkFacts(link: HTMLAnchorElement) {
  const fullLoad = link.hasAttribute('data-full-load')
  return { href: link.href, target: link.target, download: link.hasAttribute('download'), fullLoad }
}
