import { isCrawler, type Locale, matchRoute } from '@lindero/contract'
import { fetchPayload } from '../navigation/fetch-payload.ts'
import { mayReload } from '../navigation/reload-guard.ts'
import type { PagePayload } from '../pages/page.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import type { PageComponent } from '../pages/view.tsx'
import { createPagesAhead } from './pages-ahead.ts'
import { report } from './report.ts'

export interface LoadedVisit {
  url: URL
  payload: PagePayload
  Page: PageComponent
}

const ahead = createPagesAhead(async (address) => {
  const page = await fetchPage(new URL(address, location.href), { priority: 'low' })
  await pageChunks[page.payload.view]()
  return page
})

/** Fetches a page and its chunk before anybody asks for it. */
export const preload = ahead.preload

/** Fetches what the next page needs, its data and its chunk side by side. Throws where only a full load can help. */
export async function loadVisit(url: URL, signal: AbortSignal, locale: Locale): Promise<LoadedVisit | null> {
  const early = await ahead.find(url.pathname + url.search)?.catch(() => undefined)
  const { url: reached, payload } = early ?? (await fetchPage(url, { signal }))
  if (payload.build !== __BUILD_ID__ && mayReload(url.pathname)) throw new Error('The site has a newer build.')
  if (payload.locale !== locale) throw new Error('The address leads to another language.')
  if (payload.status >= 400 && isCrawler(navigator.userAgent)) {
    report(`${payload.status} ${reached.pathname}`, null)
    return null
  }
  const there = new URL(reached)
  there.hash ||= url.hash
  return { url: there, payload, Page: await pageChunks[payload.view]().catch((cause) => loadWhole(url, cause)) }
}

/** The full load that follows counts as the one reload a missing chunk may cause (C-7). */
function loadWhole(url: URL, cause: unknown): never {
  mayReload(url.pathname)
  throw cause
}

function fetchPage(url: URL, how: { signal?: AbortSignal; priority?: RequestPriority }) {
  const route = matchRoute(decodeURI(url.pathname))
  // Begun early and awaited later, where a failure counts.
  if (route) pageChunks[route.name]().catch(() => undefined)
  return fetchPayload<PagePayload>(url, how)
}
