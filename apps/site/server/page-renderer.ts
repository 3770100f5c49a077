import { matchRoute, type RouteMatch, splitLocale } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ErrorKind } from '../pages/error/error-data.ts'
import type { PagePayload } from '../pages/page.ts'
import { entryVary } from './entry-language.ts'
import { type Address, normaliseUrl } from './normalise-url.ts'
import type { Rendered } from './page-cache.ts'
import type { PageViews } from './page-views.ts'
import type { HeaderPairs } from './security-headers.ts'

/** Addresses under this prefix answer a page's data as JSON, for navigation inside the browser. */
export const payloadPrefix = '/_payload'

export interface PageRenderer {
  /** Makes the answer of a normalised address. May throw when a page has a fault. */
  render(key: string): Rendered
  /** The page that says something went wrong on our side, and what a visitor can quote. */
  renderFailure(path: string, requestId: string): string
  knownQuery(path: string): readonly string[]
}

export interface RendererParts {
  views: PageViews
  catalogue: () => Catalogue | null
  build: string
  securityHeaders: HeaderPairs
}

type Decision = { kind: 'payload'; payload: PagePayload } | { kind: 'redirect'; to: string; permanent: boolean }

export class NoCatalogueError extends Error {}

export function pageRenderer({ views, catalogue, build, securityHeaders }: RendererParts): PageRenderer {
  const htmlHeaders = headersFor('text/html; charset=utf-8')
  const jsonHeaders = headersFor('application/json; charset=utf-8')

  function headersFor(contentType: string): HeaderPairs {
    return [['content-type', contentType], ['cache-control', 'public, max-age=0, must-revalidate'], ...securityHeaders]
  }

  function content(): Catalogue {
    const current = catalogue()
    if (!current) throw new NoCatalogueError('There is no content yet.')
    return current
  }

  function knownQuery(path: string): readonly string[] {
    const route = matchRoute(path)
    return route ? views.pages[route.name].knownQuery : []
  }

  function decide(address: Address): Decision {
    const route = matchRoute(address.path)
    const outcome = route ? loadPage(route, address) : ({ kind: 'unmatched' } as const)
    if (outcome.kind === 'payload' || outcome.kind === 'redirect') return outcome
    const moved = content().redirects.get(address.path)
    if (moved !== undefined) return { kind: 'redirect', to: moved, permanent: true }
    return { kind: 'payload', payload: errorPayload(outcome.kind, address.path) }
  }

  function loadPage({ name, locale, params }: RouteMatch, { query }: Address): Decision | { kind: 'unmatched' | 'invalid' } {
    const result = views.pages[name].load({ catalogue: content(), locale, params, query })
    if (result.kind !== 'page') return result
    const { data, meta } = result
    const payload = { view: name, locale, status: 200, data, meta, build }
    return { kind: 'payload', payload }
  }

  function errorPayload(kind: ErrorKind, path: string, requestId?: string): PagePayload {
    return views.errorPayload(kind, splitLocale(path).locale, path, build, requestId)
  }

  function render(key: string): Rendered {
    const asJson = key.startsWith(`${payloadPrefix}/`)
    const address = normaliseUrl(asJson ? key.slice(payloadPrefix.length) : key, knownQuery)
    if (address.kind !== 'address') throw new Error(`not a normalised address: ${key}`)
    const decision = decide(address)
    if (decision.kind === 'redirect') return asJson ? jsonRedirect(decision.to) : redirect(decision)
    const { payload } = decision
    const body = asJson ? JSON.stringify(payload) : document(payload)
    const vary = address.path === '/' && !asJson ? { vary: entryVary } : {}
    return {
      status: payload.status,
      headers: asJson ? jsonHeaders : htmlHeaders,
      body,
      keep: keepFor(payload, address),
      ...vary,
    }
  }

  function document(payload: PagePayload): string {
    return views.document(payload, content())
  }

  function renderFailure(path: string, requestId: string): string {
    return document(errorPayload('failure', path, requestId))
  }

  function jsonRedirect(to: string): Rendered {
    return { status: 200, headers: jsonHeaders, body: JSON.stringify({ redirect: to }), keep: 'never' }
  }

  function redirect({ to, permanent }: { to: string; permanent: boolean }): Rendered {
    return { status: permanent ? 301 : 302, headers: [['location', to], ...htmlHeaders], body: '', keep: 'never' }
  }

  return { render, knownQuery, renderFailure }
}

function keepFor(payload: PagePayload, address: Address): Rendered['keep'] {
  if (payload.status !== 200) return 'never'
  return payload.meta.canonical === address.key ? 'canonical' : 'variant'
}
