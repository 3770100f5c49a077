import type { Locale, RouteName } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { requiredProduct } from '../catalogue/sample-documents.ts'
import { layoutData } from '../pages/layout-data.ts'
import type { PagePayload } from '../pages/page.ts'
import { pages } from '../pages/registry.ts'
import { renderDocument } from './render.tsx'
import { describe } from './site-views.ts'

/** Whole documents of the fixture’s house, for tests of what a visitor is sent. */
const assets = {
  scripts: ['/assets/entry.js'],
  needs: ['/assets/home.js'],
  stylesheets: ['/assets/style.css'],
  fonts: ['/assets/serif.woff2'],
  wordmark: '/assets/wordmark.svg',
}
export const publicUrl = 'https://www.lindero.example'
export const build = 'b'

export interface Wish {
  params?: Record<string, string>
  query?: string
  catalogue?: Catalogue
}

export function payloadOf(
  view: RouteName,
  locale: Locale,
  { params = {}, query = '', catalogue = fixtureCatalogue() }: Wish = {},
): PagePayload {
  const result = pages[view].load({ catalogue, locale, params, query: new URLSearchParams(query) })
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`)
  return { view, locale, status: 200, data: result.data, meta: result.meta, build }
}

export function render(payload: PagePayload, catalogue = fixtureCatalogue()): string {
  const layout = layoutData(catalogue, payload.locale, publicUrl)
  return renderDocument({ payload, layout, assets, things: describe(payload, layout, catalogue) })
}

/** Nothing but what the desk insists on. */
export const barest: Wish = {
  params: { id: '1009' },
  catalogue: fixtureCatalogue({ also: [fixtureDocument('product', 9, () => requiredProduct(9))] }),
}

export const count = (html: string, piece: RegExp) => [...html.matchAll(piece)].length

export const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
