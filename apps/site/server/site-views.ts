import type { Locale } from '@lindero/contract'
import type { Thing } from 'schema-dts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { errorPayload } from '../pages/error/error-data.ts'
import { layoutData } from '../pages/layout-data.ts'
import type { LayoutData, PagePayload } from '../pages/page.ts'
import { pages } from '../pages/registry.ts'
import { assetsFor, previewScript, type ViteManifest } from './assets.ts'
import type { PageViews } from './page-views.ts'
import type { PreviewNotice } from './preview/notice.ts'
import { renderDocument } from './render.tsx'

/** An error is nothing to find. */
export function describe({ view, data, meta, locale }: PagePayload, { option }: LayoutData, catalogue: Catalogue): Thing[] {
  if (view === 'error' || view === 'fatal-error') return []
  // The payload's data belongs to the payload's view; the table has forgotten which.
  return pages[view].structuredData({ data: data as never, meta, locale, option, content: catalogue.locales[locale] })
}

/** The real pages, drawn with the files of this build. */
export function siteViews(manifest: ViteManifest, publicUrl: string): PageViews {
  // Header and footer are the same on every page of a language until content changes.
  const layouts = new WeakMap<Catalogue, Map<Locale, LayoutData>>()

  function layoutOf(catalogue: Catalogue, locale: Locale): LayoutData {
    const known = layouts.get(catalogue) ?? new Map<Locale, LayoutData>()
    layouts.set(catalogue, known)
    const layout = known.get(locale) ?? layoutData(catalogue, locale, publicUrl)
    known.set(locale, layout)
    return layout
  }

  function document(payload: PagePayload, catalogue: Catalogue, preview?: PreviewNotice): string {
    const layout = layoutOf(catalogue, payload.locale)
    const assets = assetsFor(manifest, payload.view, payload.locale)
    return renderDocument({ payload, layout, assets, things: describe(payload, layout, catalogue), preview })
  }

  const option: PageViews['option'] = (catalogue, locale) => layoutOf(catalogue, locale).option
  return { pages, errorPayload, document, option, previewScript: previewScript(manifest) }
}
