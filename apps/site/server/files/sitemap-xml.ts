import { defaultLocale, localeCodes } from '@lindero/contract'
import type { SitemapEntry } from './sitemap-entries.ts'

export const sitemapPath = '/sitemap.xml'
/** The protocol's own bound. */
export const mostUrls = 50_000

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

interface Wish {
  publicUrl: string
  /** Null for the sitemap itself; else the number of a part, from 1. */
  part: number | null
  limit: number
}

/** The sitemap, or an index of its parts when there are too many addresses for one; null for a part that does not exist. */
export function sitemap(entries: readonly SitemapEntry[], { publicUrl, part, limit }: Wish): string | null {
  const parts = Math.ceil(entries.length / limit)
  if (part === null) return parts > 1 ? index(parts, publicUrl) : urlset(entries, publicUrl)
  if (parts < 2 || part < 1 || part > parts) return null
  return urlset(entries.slice((part - 1) * limit, part * limit), publicUrl)
}

export function partPath(part: number): string {
  return `/sitemap-${part}.xml`
}

export function partOf(path: string): number | null {
  const digits = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(path)?.[1]
  return digits === undefined ? null : Number(digits)
}

function index(parts: number, publicUrl: string): string {
  const all = Array.from({ length: parts }, (_, place) => `<sitemap>${loc(publicUrl + partPath(place + 1))}</sitemap>`)
  return document(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${all.join('')}</sitemapindex>`)
}

function urlset(entries: readonly SitemapEntry[], publicUrl: string): string {
  const all = entries.map((entry) => url(entry, publicUrl))
  return document(`<urlset ${namespaces}>\n${all.join('\n')}\n</urlset>`)
}

function url({ locale, alternates, changed, images }: SitemapEntry, publicUrl: string): string {
  const own = alternates[locale]
  if (own === undefined) return ''
  return [
    '<url>',
    loc(publicUrl + own),
    changed && `<lastmod>${escaped(changed)}</lastmod>`,
    ...localeCodes.map((code) => alternate(code, alternates[code], publicUrl)),
    alternate('x-default', alternates[defaultLocale], publicUrl),
    ...images.map((image) => `<image:image><image:loc>${escaped(publicUrl + image)}</image:loc></image:image>`),
    '</url>',
  ]
    .filter(Boolean)
    .join('')
}

function alternate(language: string, path: string | undefined, publicUrl: string): string {
  if (path === undefined) return ''
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(publicUrl + path)}"/>`
}

function loc(address: string): string {
  return `<loc>${escaped(address)}</loc>`
}

function document(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
