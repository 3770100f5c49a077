import { guardAddress, type Locale } from '@lindero/contract'
import { focusPage } from './focus.ts'
import { entryOf, nameEntry, newEntry } from './history-entry.ts'
import type { LoadingBar } from './loading-bar.ts'
import { closeMenus } from './menus.ts'
import { isPage } from './page-link.ts'
import { pageName } from './page-name.ts'
import { createScrollMemory } from './scroll.ts'
import { inTransition } from './transition.ts'

export interface NavigationParts<Visit extends { url: URL }> {
  locale: Locale
  bar: LoadingBar
  /** Throws where only a full page load can help; null where the page shown had better stay. */
  load: (url: URL, signal: AbortSignal) => Promise<Visit | null>
  /** Whether this address is to be loaded whole, because the site has changed since. */
  isOutdated: (url: URL) => boolean
  /** Draws the page before it returns. */
  show: (visit: Visit) => void
}

export interface Navigation {
  /** Follows a link to a page of this site. */
  follow: (url: URL, link: Element | null) => void
  /** Goes to an address from anywhere; to another website only with consent, to anything that runs something never (C-8). */
  navigateTo: (href: string, options?: { external?: boolean }) => boolean
}

type Way = { kind: 'follow'; link: Element | null } | { kind: 'history'; entry: string }

/** Moves between pages without loading the document. Whatever goes wrong ends in a full load of the address. */
export function startNavigation<Visit extends { url: URL }>(parts: NavigationParts<Visit>): Navigation {
  const { locale, bar, load, isOutdated, show } = parts
  const scroll = createScrollMemory(window)
  let entry = entryOf(history.state) ?? nameEntry()
  let shown = new URL(location.href)
  let running: AbortController | null = null

  async function go(url: URL, way: Way): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    bar.start(pageName(way.kind === 'follow' ? way.link : null, url))
    try {
      const visit = isOutdated(url) ? leave(url, way) : await load(url, own.signal)
      if (own.signal.aborted || visit === undefined) return
      if (visit) await draw(visit, way, own.signal)
      bar.finish()
    } catch {
      if (!own.signal.aborted) leave(url, way)
    }
  }

  async function draw(visit: Visit, way: Way, signal: AbortSignal): Promise<void> {
    // Back and forward often come with the browser's own gesture; a second motion on top would be one too many.
    if (way.kind === 'follow') await inTransition(document, way.link, () => signal.aborted || commit(visit, way))
    else commit(visit, way)
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

  function giveUp(): void {
    running?.abort()
    bar.cancel()
  }

  addEventListener('popstate', (event) => {
    const url = new URL(location.href)
    const known = entryOf(event.state)
    // An entry we did not name is an anchor just followed on this page: the browser scrolls. One named like the entry we are
    // at was made by something that stood over the page and has been left.
    const samePage = known === null || known === entry || url.pathname + url.search === shown.pathname + shown.search
    if (!samePage) return void go(url, { kind: 'history', entry: known })
    giveUp()
    scroll.remember(entry)
    shown = url
    entry = known ?? nameEntry()
    if (known) scroll.place(known, url.hash)
  })
  // A page kept by the browser comes back as it was left, with the bar of the way out.
  addEventListener('pageshow', (event) => event.persisted && giveUp())

  const follow = (url: URL, link: Element | null) => void go(url, { kind: 'follow', link })

  return {
    follow,
    navigateTo(href, { external = false } = {}) {
      const verdict = guardAddress(href, { external })
      if (!verdict.ok) return false
      const url = new URL(verdict.href, location.href)
      if (isPage(url, location, locale)) follow(url, null)
      else location.assign(url)
      return true
    },
  }
}

function leave(url: URL, way: Way): undefined {
  if (way.kind === 'follow') location.assign(url)
  else location.reload()
}
