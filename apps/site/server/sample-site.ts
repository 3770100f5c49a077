import { join } from 'node:path'
import type { FeedDocument, Locale, RouteName } from '@lindero/contract'
import { pino } from 'pino'
import { buildCatalogue } from '../catalogue/build-catalogue.ts'
import { type CurrentCatalogue, currentCatalogue } from '../catalogue/current.ts'
import { productDocument, redirectDocument, sampleProduct } from '../catalogue/sample-documents.ts'
import { optionData } from '../pages/option-data.ts'
import type { LoadContext, LoadResult, PageMeta } from '../pages/page.ts'
import { readApi } from './api/read-api.ts'
import { staffCheck } from './clear-cache/staff-check.ts'
import { clientAddress } from './client-address.ts'
import { createApp } from './create-app.ts'
import { deskProxy } from './desk-proxy.ts'
import { siteFiles } from './files/site-files.ts'
import type { FormDoors } from './forms/form-doors.ts'
import { type Front, front } from './front.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import { pageRenderer } from './page-renderer.ts'
import type { PageViews } from './page-views.ts'
import type { PreviewDoor } from './preview/preview-door.ts'
import { securityHeaders } from './security-headers.ts'
import { type AssetTable, staticAssets } from './static-assets.ts'

/** The server with small stand-in pages, for tests of everything around the pages. */
export interface SampleSite {
  app: ReturnType<typeof createApp>
  front: Front
  cache: PageCache
  current: CurrentCatalogue
  logged: string[]
}

export const sampleContent = [
  productDocument(sampleProduct(1, { name: 'Tote' }), sampleProduct(1, { name: 'Bolso' })),
  redirectDocument({ id: 1, from: '/old-tote', to: '/product/1001' }),
]

function meta(title: string, canonical: string): PageMeta {
  return { title, description: '', canonical, alternates: {}, image: null }
}

function page(data: unknown, canonical: string): LoadResult<never> {
  return { kind: 'page', data: data as never, meta: meta(String(data), canonical) }
}

const loads: Record<RouteName, (context: LoadContext) => LoadResult<never>> = {
  home: ({ locale }) => page(`home ${locale}`, locale === 'en' ? '/' : '/es'),
  contact: () => {
    throw new Error('secret detail of a fault')
  },
  product: ({ catalogue, locale, params, query }) => {
    const product = catalogue.locales[locale].productByPublicId.get(Number(params.id))
    const name = `${product?.name} ${query.get('colour') ?? ''} ${'leather '.repeat(200)}`
    return product ? page(name, `${locale === 'es' ? '/es' : ''}/product/${params.id}`) : { kind: 'invalid' }
  },
  category: () => ({ kind: 'redirect', to: '/products', permanent: false }),
  products: ({ query }) => page(`page ${query.get('page')}`, `/products${query.size ? `?${query}` : ''}`),
  page: () => ({ kind: 'invalid' }),
}

export const sampleViews: PageViews = {
  pages: Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [
      name,
      { load, knownQuery: { products: ['page'], product: ['colour'] }[name] ?? [] },
    ]),
  ) as unknown as PageViews['pages'],
  errorPayload: (kind, locale: Locale, path, build) => ({
    view: kind === 'unmatched' ? 'error' : 'fatal-error',
    locale,
    status: kind === 'failure' ? 500 : 404,
    data: `${kind}: ${path}`,
    meta: meta(kind, path),
    build,
  }),
  document: (payload) => `<!doctype html><html lang="${payload.locale}"><p>${JSON.stringify(payload.data)}</p></html>`,
  option: (catalogue, locale) => optionData(catalogue, locale, 'https://bags.example'),
  previewScript: null,
}

export function sampleSite(
  given: {
    clientDir?: string
    dataDir?: string
    cmsUrl?: string
    empty?: boolean
    sitemapLimit?: number
    content?: FeedDocument[]
    forms?: FormDoors
    preview?: PreviewDoor
    trustedProxies?: string[]
    views?: PageViews
  } = {},
): SampleSite {
  const views = given.views ?? sampleViews
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const current = currentCatalogue(given.empty ? null : buildCatalogue(given.content ?? sampleContent))
  const headers = securityHeaders('https://bags.example')
  const renderer = pageRenderer({ views, catalogue: current.get, build: 'b1', securityHeaders: headers })
  const stamp = () => current.get()?.version ?? ''
  const api = readApi({ views, catalogue: current.get, securityHeaders: headers })
  const publicUrl = 'https://bags.example'
  const limit = given.sitemapLimit ? { limit: given.sitemapLimit } : {}
  const files = siteFiles({ views, catalogue: current.get, publicUrl, securityHeaders: headers, ...limit })
  const render = (key: string) => api.render(key) ?? files.render(key) ?? renderer.render(key)
  const cache = pageCache({ render, stamp, maxBytes: 8 * 1024 * 1024, log })
  const assets: AssetTable = given.clientDir ? staticAssets(given.clientDir, headers) : new Map()
  const mediaDir = join(given.dataDir ?? '/nowhere', 'media')
  const isReady = () => current.get() !== null
  const whoCalls = staffCheck({ cmsUrl: given.cmsUrl ?? 'http://127.0.0.1:1', log })
  const forms: FormDoors = given.forms ?? (async () => new Response(null, { status: 404 }))
  const preview: PreviewDoor = given.preview ?? (async () => new Response(null, { status: 404 }))
  const addressOf = clientAddress(given.trustedProxies ?? [])
  const app = createApp({
    cache,
    renderer,
    api,
    forms,
    preview,
    addressOf,
    whoCalls,
    isReady,
    assets,
    mediaDir,
    securityHeaders: headers,
    log,
  })
  const desk = deskProxy({ cmsUrl: given.cmsUrl ?? 'http://127.0.0.1:1', publicUrl: 'https://bags.example', addressOf, log })
  return { app, front: front({ cache, renderer, desk, app }), cache, current, logged }
}
