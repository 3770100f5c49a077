import type { FeedDocument } from '@lindero/contract'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { fixtureDocuments } from '../../catalogue/fixture/fixture.ts'
import { sampleSite } from '../sample-site.ts'

const origin = 'https://bags.example'
const english = fixtureDocuments({ englishOnly: [2] })

function siteWith(content: FeedDocument[] = english, sitemapLimit?: number) {
  const site = sampleSite({ content, ...(sitemapLimit && { sitemapLimit }) })
  return (path: string, init: RequestInit = {}) => site.app.fetch(new Request(`http://site${path}`, init))
}

interface Url {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[]
  'image:image'?: { 'image:loc': string }[]
}

const lists = ['url', 'sitemap', 'xhtml:link', 'image:image']
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => lists.includes(name) })

async function urlsOf(answer: Response): Promise<Url[]> {
  const xml = await answer.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = parser.parse(xml)
  expect(urlset).toMatchObject({
    '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    '@_xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  })
  return urlset.url
}

test('S-9 the sitemap is an XML file with every public address of both languages, each once', async () => {
  const answer = await siteWith()('/sitemap.xml')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const paths = (await urlsOf(answer)).map(({ loc }) => loc.slice(origin.length))
  expect(new Set(paths).size).toBe(paths.length)
  const products = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/product/${1000 + id}`)
  const categories = ['tote-bags', 'tote-bags/leather-totes', 'belt-bags']
  const spanish = ['bolsos-tote', 'bolsos-tote/totes-de-piel', 'rinoneras']
  expect(paths.toSorted()).toEqual(
    [
      ...['/', '/contact', '/category', '/products', '/about-us', '/every-block', '/honor', '/privacy', ...products],
      ...categories.flatMap((path) => [`/category/${path}`, `/products/${path}`]),
      ...['/es', '/es/contact', '/es/category', '/es/products', '/es/sobre-nosotros', '/es/todos-los-bloques', '/es/honor'],
      ...spanish.flatMap((path) => [`/es/category/${path}`, `/es/products/${path}`]),
      ...products.filter((path) => path !== '/product/1002').map((path) => `/es${path}`),
    ].toSorted(),
  )
})

test('S-9 L-7 each address names its counterparts, itself among them, and when it changed', async () => {
  const urls = await urlsOf(await siteWith()('/sitemap.xml'))
  const told = (path: string) => urls.find(({ loc }) => loc === origin + path)
  const links = (path: string) =>
    told(path)?.['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href'].slice(origin.length)])
  const both = [
    ['en', '/category/tote-bags/leather-totes'],
    ['es', '/es/category/bolsos-tote/totes-de-piel'],
    ['x-default', '/category/tote-bags/leather-totes'],
  ]
  expect(links('/category/tote-bags/leather-totes')).toEqual(both)
  expect(links('/es/category/bolsos-tote/totes-de-piel')).toEqual(both)
  expect(links('/product/1002')).toEqual([
    ['en', '/product/1002'],
    ['x-default', '/product/1002'],
  ])
  expect(told('/product/1001')?.lastmod).toBe('2026-01-01T00:00:00.000Z')
  expect(told('/es')?.lastmod).toBe('2026-02-03T04:05:06.000Z')
})

test('S-9 products and pages name their pictures, each once', async () => {
  const urls = await urlsOf(await siteWith()('/sitemap.xml'))
  const pictures = (path: string) =>
    urls.find(({ loc }) => loc === origin + path)?.['image:image']?.map((image) => image['image:loc'].slice(origin.length))
  expect(pictures('/es/product/1001')).toEqual([1, 2, 3, 4].map((id) => `/media/picture-${id}.webp`))
  expect(pictures('/every-block')).toEqual([1, 2, 3].map((id) => `/media/picture-${id}.webp`))
  expect(pictures('/product/1008')).toBeUndefined()
})

test('S-9 a listing changed when the newest of its products did', async () => {
  const content = fixtureDocuments()
  const bag = content.find(({ kind, id }) => kind === 'product' && id === '3')
  if (bag?.kind === 'product' && bag.content.en) bag.content.en.updatedAt = '2026-05-06T07:08:09.000Z'
  const urls = await urlsOf(await siteWith(content)('/sitemap.xml'))
  const changed = (path: string) => urls.find(({ loc }) => loc === origin + path)?.lastmod
  expect(changed('/products/tote-bags')).toBe('2026-05-06T07:08:09.000Z')
  expect(changed('/products/belt-bags')).toBe('2026-01-01T00:00:00.000Z')
})

test('S-9 past its bound the sitemap is an index of parts that together name everything', async () => {
  const get = siteWith(english, 20)
  const whole = (await urlsOf(await siteWith()('/sitemap.xml'))).map(({ loc }) => loc)
  const xml = await (await get('/sitemap.xml')).text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const { sitemapindex } = parser.parse(xml)
  const parts: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)
  expect(parts).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`))
  const named: string[] = []
  for (const part of parts) {
    const urls = await urlsOf(await get(part.slice(origin.length)))
    expect(urls.length).toBeLessThanOrEqual(20)
    named.push(...urls.map(({ loc }) => loc))
  }
  expect(named).toEqual(whole)
  for (const none of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-01.xml']) expect((await get(none)).status).toBe(404)
  expect((await siteWith()('/sitemap-1.xml')).status).toBe(404)
})

test.each(['/sitemap.xml', '/robots.txt', '/site.webmanifest'])('S-9 who has %s already hears 304', async (path) => {
  const get = siteWith()
  const first = await get(path, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const again = await get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await get(`${path}?x=1`)).status).toBe(200)
  expect((await get(path, { method: 'POST' })).status).toBe(405)
})

test('S-9 robots may read all but the desk and what programs read, and learn where the sitemap is', async () => {
  const answer = await siteWith()('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const rules = (await answer.text()).split('\n')
  expect(rules.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  for (const path of ['/admin/', '/api-cms/', '/api/', '/_payload/']) expect(rules).toContain(`Disallow: ${path}`)
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('S-9 without content there is no sitemap yet, and it is not taken for an empty one', async () => {
  const site = sampleSite({ empty: true })
  expect((await site.app.fetch(new Request('http://site/sitemap.xml'))).status).toBe(503)
  expect((await site.app.fetch(new Request('http://site/robots.txt'))).status).toBe(200)
})

test('the web app manifest speaks the language it is asked in and names icons that exist', async () => {
  const get = siteWith()
  const answer = await get('/es/site.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Lindero Leathergoods', short_name: 'Lindero', lang: 'es-ES', start_url: '/es' })
  expect(await (await get('/site.webmanifest')).json()).toMatchObject({ lang: 'en-GB', start_url: '/' })
  const { readdirSync } = await import('node:fs')
  const files = readdirSync(new URL('../../public', import.meta.url))
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
})
