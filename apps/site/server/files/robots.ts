import { sitemapPath } from './sitemap-xml.ts'

/** The desk and what programs read have nothing to find; pages come whole, so no search engine needs their data apart. */
const closed = ['/admin$', '/admin/', '/api-cms/', '/api/', '/_payload/', '/_next/']

export function robots(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${publicUrl}${sitemapPath}`, ''].join('\n')
}
