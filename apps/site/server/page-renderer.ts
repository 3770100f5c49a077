import { matchRoute, type RouteMatch, splitLocale } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ErrorKind } from '../pages/error/error-data.ts'
import type { PagePayload, SentForm } from '../pages/page.ts'
import { entryVary } from './entry-language.ts'
import { formOrigins, hasForm } from './forms/forms-of.ts'
import { type Address, normaliseUrl } from './normalise-url.ts'
import type { Rendered } from './page-cache.ts'
import type { PageViews } from './page-views.ts'
import { allowingForms, type HeaderPairs } from './security-headers.ts'

/** Addresses under this prefix answer a page's data as JSON, for navigation inside the browser. */
export const payloadPrefix = '/_payload'

export interface PageRenderer {
  /** Makes the answer of a normalised address. May throw when a page has a fault. */
  render(key: string): Rendered
  /** The page at this path with a form as it was sent; null where there is no form it could be. */
  renderReturned(page: string, returned: SentForm): string | null
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
  // Where forms are sent is content, so the policy of a page changes with the content.
  const pageHeaders = new WeakMap<Catalogue, HeaderPairs>()

  function htmlHeadersOf(catalogue: Catalogue): HeaderPairs {
    const headers = pageHeaders.get(catalogue) ?? allowingForms(htmlHeaders, formOrigins(catalogue))
    pageHeaders.set(catalogue, headers)
    return headers
  }

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

  function loadPage(
    { name, locale, params }: RouteMatch,
    { query }: Pick<Address, 'query'>,
    returned: SentForm | null = null,
  ): Decision | { kind: 'unmatched' | 'invalid' } {
    const result = views.pages[name].load({ catalogue: content(), locale, params, query, returned })
    if (result.kind !== 'page') return result
    const { data, meta } = result
    const payload = { view: name, locale, status: returned ? 422 : 200, data, meta, build }
    return { kind: 'payload', payload }
  }

  function renderReturned(page: string, returned: SentForm): string | null {
    const address = normaliseUrl(page, () => [])
    const route = address.kind === 'address' && catalogue() && matchRoute(address.path)
    if (!route || !hasForm(content(), page)) return null
    const decision = loadPage(route, address, returned)
    return decision.kind === 'payload' ? document(decision.payload) : null
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
      headers: asJson ? jsonHeaders : htmlHeadersOf(content()),
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

  return { render, renderReturned, knownQuery, renderFailure }
}

function keepFor(payload: PagePayload, address: Address): Rendered['keep'] {
  if (payload.status !== 200) return 'never'
  return payload.meta.canonical === address.key ? 'canonical' : 'variant'
}
