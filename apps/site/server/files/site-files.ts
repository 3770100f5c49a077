import { type Locale, localeCodes, locales } from '@lindero/contract'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Rendered } from '../page-cache.ts'
import { NoCatalogueError } from '../page-renderer.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'
import { robots } from './robots.ts'
import { sitemapEntries } from './sitemap-entries.ts'
import { mostUrls, partOf, partPath, sitemap, sitemapPath } from './sitemap-xml.ts'
import { manifestPath, webManifest } from './web-manifest.ts'

export interface FilesParts {
  views: Pick<PageViews, 'option'>
  catalogue: () => Catalogue | null
  publicUrl: string
  securityHeaders: HeaderPairs
  /** As many addresses as one sitemap may name. */
  limit?: number
}

/** Files that are made from content, at addresses that programs know; they are kept like pages. */
export interface SiteFiles {
  /** Null when the address is none of ours. */
  render(key: string): Rendered | null
}

const manifests: ReadonlyMap<string, Locale> = new Map(
  localeCodes.map((locale) => [locales[locale].prefix + manifestPath, locale]),
)

export function siteFiles({ views, catalogue, publicUrl, securityHeaders, limit = mostUrls }: FilesParts): SiteFiles {
  function content(): Catalogue {
    const current = catalogue()
    if (!current) throw new NoCatalogueError('There is no content yet.')
    return current
  }

  function answer(type: string, body: string): Rendered {
    const headers: HeaderPairs = [
      ['content-type', `${type}; charset=utf-8`],
      ['cache-control', 'public, max-age=0, must-revalidate'],
      ...securityHeaders,
    ]
    return { status: 200, headers, body, keep: 'canonical' }
  }

  function renderSitemap(part: number | null): Rendered | null {
    const xml = sitemap(sitemapEntries(content()), { publicUrl, part, limit })
    return xml === null ? null : answer('application/xml', xml)
  }

  function render(key: string): Rendered | null {
    if (key === '/robots.txt') return answer('text/plain', robots(publicUrl))
    if (key === sitemapPath) return renderSitemap(null)
    const part = partOf(key)
    if (part !== null && key === partPath(part)) return renderSitemap(part)
    const locale = manifests.get(key)
    if (!locale) return null
    return answer('application/manifest+json', JSON.stringify(webManifest(views.option(content(), locale))))
  }

  return { render }
}
