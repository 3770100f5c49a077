import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { type FoundPage, readPage } from '../helpers/page-head.ts'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()

interface Entry {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_hreflang': string; '@_href': string }[]
  'image:image'?: { 'image:loc': string }[]
}

let entries: Entry[] = []
let found: (FoundPage & { entry: Entry })[] = []

/** A few at a time, as a search engine would. */
async function walk(): Promise<void> {
  const waiting = entries.values()
  const worker = async () => {
    for (const entry of waiting) found.push({ entry, ...(await readPage(entry.loc)) })
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

beforeAll(async () => {
  const answer = await fetch(`${url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const xml = await answer.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const lists = ['url', 'xhtml:link', 'image:image']
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => lists.includes(name) })
  entries = parser.parse(xml).urlset.url
  found = []
  await walk()
})

/** Those for which it does not hold, so that a failure names them. */
const failing = (holds: (page: (typeof found)[number]) => boolean) =>
  found.filter((page) => !holds(page)).map(({ entry }) => entry.loc)

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('S-9 the sitemap names every kind of page in both languages, with dates and pictures', () => {
  const paths = new Set(entries.map(({ loc }) => loc.slice(url.length)))
  for (const path of [
    '/',
    '/contact',
    '/category',
    '/category/tote-bags',
    '/products',
    '/products/tote-bags',
    '/product/1001',
    '/honor',
  ])
    expect(paths).toContain(path)
  for (const path of [
    '/es',
    '/es/contact',
    '/es/category/bolsos-tote',
    '/es/products/bolsos-tote',
    '/es/product/1001',
    '/es/honor',
  ])
    expect(paths).toContain(path)
  expect(repeated(entries.map(({ loc }) => loc))).toEqual([])
  expect(entries.filter(({ lastmod }) => !lastmod || Number.isNaN(Date.parse(lastmod))).map(({ loc }) => loc)).toEqual([])
  const pictures = entries.find(({ loc }) => loc.endsWith('/es/product/1001'))?.['image:image'] ?? []
  expect(pictures.length).toBeGreaterThan(1)
})

test('S-9 L-7 every address leads to a page in its language that names itself and its counterparts, mutually', () => {
  expect(failing(({ status }) => status === 200)).toEqual([])
  expect(failing(({ entry, canonical }) => canonical === entry.loc)).toEqual([])
  expect(failing(({ entry, lang }) => lang === (/^\/es(\/|$)/.test(entry.loc.slice(url.length)) ? 'es' : 'en'))).toEqual([])
  const told = new Map(found.map(({ entry, alternates }) => [entry.loc, JSON.stringify(alternates)]))
  const listed = ({ 'xhtml:link': links }: Entry) => JSON.stringify(links.map((link) => [link['@_hreflang'], link['@_href']]))
  expect(failing(({ entry, alternates }) => listed(entry) === JSON.stringify(alternates))).toEqual([])
  expect(failing(({ alternates }) => alternates.every(([, href]) => told.get(href) === JSON.stringify(alternates)))).toEqual([])
})

test('E-9 every page has one heading, a description and a title that no other page of its language has', () => {
  expect(failing(({ headings }) => headings === 1)).toEqual([])
  expect(failing(({ title, description }) => title !== '' && description !== '')).toEqual([])
  for (const language of ['en', 'es']) {
    const titles = found.filter(({ lang }) => lang === language).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(40)
    expect(repeated(titles)).toEqual([])
  }
})

test('E-9 every page can be shared with a picture of 1200 × 630, and tells search engines what it is', async () => {
  expect(failing(({ image }) => image?.width === 1200 && image.height === 630 && image.alt !== '')).toEqual([])
  expect(failing(({ types, entry }) => (isHome(entry) ? types.includes('WebSite') : types.includes('BreadcrumbList')))).toEqual(
    [],
  )
  const picture = found.find(({ entry }) => entry.loc === `${url}/product/1001`)?.image
  const answer = await fetch(picture?.src ?? url)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(150 * 1024)
})

const isHome = ({ loc }: Entry) => [`${url}/`, `${url}/es`].includes(loc)

test('S-9 robots are led to the sitemap and away from the desk', async () => {
  const rules = (await (await fetch(`${url}/robots.txt`)).text()).split('\n')
  expect(rules).toContain(`Sitemap: ${url}/sitemap.xml`)
  for (const path of ['/admin/', '/api-cms/', '/api/', '/_payload/']) expect(rules).toContain(`Disallow: ${path}`)
})
