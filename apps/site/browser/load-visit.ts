import { type Locale, matchRoute } from '@lindero/contract'
import { fetchPayload } from '../navigation/fetch-payload.ts'
import type { PagePayload } from '../pages/page.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import type { PageComponent } from '../pages/view.tsx'

export interface LoadedVisit {
  url: URL
  payload: PagePayload
  Page: PageComponent
}

/** Fetches what the next page needs, its data and its chunk side by side. Throws where only a full load can help. */
export async function loadVisit(url: URL, signal: AbortSignal, locale: Locale): Promise<LoadedVisit> {
  const route = matchRoute(decodeURI(url.pathname))
  // Begun early and awaited below, where a failure counts.
  if (route) pageChunks[route.name]().catch(() => undefined)
  const { url: reached, payload } = await fetchPayload<PagePayload>(url, signal)
  if (payload.build !== __BUILD_ID__) throw new Error('The site has a newer build.')
  if (payload.locale !== locale) throw new Error('The address leads to another language.')
  return { url: reached, payload, Page: await pageChunks[payload.view]() }
}
