import type { Draft, FeedDocument, PreviewKind } from '@lindero/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fixtureDocuments } from '../../catalogue/fixture/fixture.ts'
import { now, type SamplePreview, samplePreview } from './sample-preview.ts'

let preview: SamplePreview

beforeAll(async () => {
  preview = await samplePreview()
})
afterAll(() => preview.stop())
beforeEach(() => preview.drafts.clear())

const read = (path: string, init: RequestInit = {}) => fetch(preview.url + path, { redirect: 'manual', ...init })
const published = (kind: FeedDocument['kind'], id: string, locale: 'en' | 'es') =>
  fixtureDocuments().find((document) => document.kind === kind && document.id === id)?.content[locale]

/** Puts a draft into the desk: what is published, with some fields otherwise. */
function draft(kind: PreviewKind, id: string, given: Record<string, unknown>, locale: 'en' | 'es' = 'en'): void {
  const content = { ...published(kind, id, locale), ...given }
  preview.drafts.set(`${kind}/${id}/${locale}`, { ...about, content })
}

const about: Draft = {
  content: null,
  missing: [],
  what: { en: 'Product', es: 'Producto' },
  title: 'Alba <secret>',
  savedAt: '2026-11-19T11:30:00.000Z',
  desk: '/admin/collections/products/1?locale=en',
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const banner = (html: string) => textOf(/<aside class="preview".*?<\/aside>/.exec(html)?.[0] ?? '')

test('G-2 a link shows the draft as the page would be, and the public page stays as it is', async () => {
  draft('product', '1', { name: 'Unheard-of bag' })
  const answer = await read(await preview.linkTo({}))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(heading(html)).toBe('Unheard-of bag')
  expect(html).toContain('<title>Preview · Unheard-of bag – ')
  // The browser draws the same again from the data beside it.
  expect(/id="payload">(.*?)<\/script>/.exec(html)?.[1]).toContain('Unheard-of bag')
  const buyers = await (await read('/product/1001')).text()
  expect(buyers).not.toContain('Unheard-of bag')
  expect(buyers).not.toContain('class="preview"')
})

test('G-2 a preview is kept by no cache, found by no search engine and framed by the desk alone', async () => {
  draft('product', '1', { name: 'Unheard-of bag' })
  const answer = await read(await preview.linkTo({}))
  const { headers } = answer
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self';")
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="alternate"')
})

test('G-2 R-4 other pages are framed by nobody and know nothing of the preview', async () => {
  const answer = await read('/product/1001')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('x-robots-tag')).toBeNull()
  expect(await answer.text()).not.toContain('preview-abc.js')
})

test('G-2 the style of the banner is let in by its hash, and its script is a file of its own', async () => {
  draft('product', '1', {})
  const answer = await read(await preview.linkTo({}))
  const html = await answer.text()
  const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = Buffer.from(digest).toString('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(html).toContain('<script type="module" src="/assets/preview-abc.js"></script>')
})

test('G-2 the banner names the document, its language and both moments, with the way to the form and the way out', async () => {
  draft('product', '1', { name: 'Otro bolso' }, 'es')
  const html = await (await read(await preview.linkTo({ locale: 'es' }))).text()
  expect(html).toContain('<html lang="es">')
  const text = banner(html)
  expect(text).toContain('Vista previa Producto: Alba &lt;secret&gt;')
  expect(text).toContain('Con cambios aún sin publicar')
  expect(text).toContain('Español')
  expect(text).toMatch(/Guardado el .*19 nov, 11:30 UTC/)
  expect(html).toContain('<time dateTime="2026-11-19T11:30:00.000Z">')
  expect(html).toContain(`<time dateTime="${new Date(now + 24 * 3_600_000).toISOString()}">`)
  expect(html).toContain('<a href="/admin/collections/products/1?locale=en">Editar en el panel</a>')
  expect(html).toContain('<a href="/es/product/1001">Salir de la vista previa</a>')
})

test('G-2 the banner tells a new document, a changed one and one that is public already', async () => {
  draft('product', '1', { updatedAt: '2026-11-19T11:30:00.000Z' })
  expect(banner(await (await read(await preview.linkTo({}))).text())).toContain('The same as buyers see')
  draft('product', '1', { summary: 'Other words.' })
  expect(banner(await (await read(await preview.linkTo({}))).text())).toContain('With changes that are not public yet')
  preview.drafts.set('product/77/en', { ...about, content: { ...published('product', '1', 'en'), id: 77, publicId: 1077 } })
  const html = await (await read(await preview.linkTo({ id: '77' }))).text()
  expect(banner(html)).toContain('Not public yet')
  expect(html).toContain('<a href="/">Leave the preview</a>')
})

test('G-2 beside the form the banner is one line without ways out', async () => {
  draft('product', '1', {})
  const html = await (await read(await preview.linkTo({}), { headers: { 'sec-fetch-dest': 'iframe' } })).text()
  expect(banner(html)).toContain('Saved')
  expect(banner(html)).not.toContain('Leave the preview')
})

test('G-2 pictures and related products of a draft are those of the site', async () => {
  const colourways = [{ key: 'sand', name: 'Sand', swatch: '#c2b280', family: null, pantone: null, images: [4] }]
  draft('product', '1', { colourways, related: [3, 999] })
  const html = await (await read(await preview.linkTo({}))).text()
  expect(html).toContain('/product/1003')
  expect(html).toContain('Sand')
})

const listed = { name: 'Entry of the draft', question: 'Entry of the draft' }

test.each<[PreviewKind, string, Record<string, unknown>, string]>([
  ['category', '2', { name: 'Entry of the draft' }, '/category/tote-bags/leather-totes'],
  [
    'page',
    '1',
    { title: 'A', blocks: [{ type: 'callToAction', tone: 'green', title: 'Entry of the draft', text: '', actions: [] }] },
    '/about-us',
  ],
  [
    'page',
    '4',
    { blocks: [{ type: 'callToAction', tone: 'green', title: 'Entry of the draft', text: '', actions: [] }] },
    '/contact',
  ],
  ['home', 'global', { statement: 'Entry of the draft' }, '/'],
  ['company', 'global', { legalLine: 'Entry of the draft' }, '/contact'],
  ['footer', 'global', { contact: { title: 'Entry of the draft', text: '' } }, '/'],
  ['certificate', '2', listed, '/honor'],
  ['partnerBrand', '2', listed, '/every-block'],
  ['material', '1', listed, '/every-block'],
  ['question', '2', listed, '/contact'],
])('G-2 a draft of kind %s (%s) is seen where buyers would see it', async (kind, id, given, place) => {
  draft(kind, id, given)
  const answer = await read(await preview.linkTo({ kind, id }))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(textOf(html.slice(0, html.indexOf('id="payload"')))).toContain('Entry of the draft')
  expect(html).toContain(`<a href="${place}">Leave the preview</a>`)
})

test('G-2 a category that moves is shown at its new address, with its products', async () => {
  draft('category', '2', { parent: 3, name: 'Moved' })
  const html = await (await read(await preview.linkTo({ kind: 'category', id: '2' }))).text()
  expect(html).toContain('<link rel="canonical" href="https://www.lindero.example/category/belt-bags/leather-totes"/>')
})

test('G-2 a menu without entries is the menu of the site itself', async () => {
  preview.drafts.set('navigation/global/en', about)
  expect((await read(await preview.linkTo({ kind: 'navigation', id: 'global' }))).status).toBe(200)
})

test('G-2 a draft that lacks its name says so in both languages, and the pane can look again', async () => {
  preview.drafts.set('product/1/es', { ...about, missing: [{ en: 'Name', es: 'Nombre <b>' }] })
  const answer = await read(await preview.linkTo({ locale: 'es' }))
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const html = await answer.text()
  expect(html).toContain('<html lang="es">')
  expect(textOf(html)).toMatch(/Falta por rellenar.*Nombre &#60;b&#62;.*Still empty.*Name/)
  expect(html).toContain('preview-abc.js')
  expect(html).toContain(`data-stamp="${answer.headers.get('etag')?.replaceAll('"', '')}"`)
})

test('G-2 R-3 a draft of a shape the site does not know is not drawn', async () => {
  draft('product', '1', { size: 'big' })
  expect((await read(await preview.linkTo({}))).status).toBe(422)
})

test('G-2 an entry that no page lists says so', async () => {
  preview.drafts.set('page/2/en', { ...about, content: { ...published('page', '2', 'en'), blocks: [] } })
  const one = { ...about, content: { ...published('partnerBrand', '1', 'en'), id: 9 } }
  preview.drafts.set('partnerBrand/9/en', one)
  const answer = await read(await preview.linkTo({ kind: 'partnerBrand', id: '9' }))
  expect([answer.status, textOf(await answer.text())]).toEqual([404, expect.stringContaining('No page shows this yet')])
})

test('G-2 every link to something else is refused with a sentence in both languages', async () => {
  draft('product', '1', {})
  const good = await preview.linkTo({})
  const cases: [string, number, RegExp][] = [
    [await preview.linkTo({ until: now }), 410, /This link has expired.*Este enlace ha caducado/],
    [`${good}x`, 403, /This link is not valid.*Este enlace no es válido/],
    [good.replace('-1-', '-2-'), 403, /not valid.*no es válido/],
    ['/preview/', 403, /not valid.*no es válido/],
    ['/preview/a/b', 403, /not valid.*no es válido/],
    ['/preview/%00%ff', 403, /not valid.*no es válido/],
    [await preview.linkTo({ id: '4711' }), 404, /This draft is gone.*ya no existe/],
    [await preview.linkTo({ made: now - 1 }), 404, /This draft is gone.*ya no existe/],
  ]
  for (const [link, status, sentence] of cases) {
    const answer = await read(link)
    expect(answer.status, link).toBe(status)
    expect(textOf(await answer.text())).toMatch(sentence)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  }
})

test.each(['POST', 'PUT', 'DELETE'])('G-2 R-3 %s to a preview is refused', async (method) => {
  draft('product', '1', {})
  const answer = await read(await preview.linkTo({}), { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('G-2 HEAD names what is shown and sends nothing; the name changes with the draft alone', async () => {
  draft('product', '1', { name: 'One' })
  const link = await preview.linkTo({})
  const first = await read(link, { method: 'HEAD' })
  expect([first.status, await first.text()]).toEqual([200, ''])
  const html = await (await read(link)).text()
  expect(html).toContain(`data-stamp="${first.headers.get('etag')?.replaceAll('"', '')}"`)
  expect((await read(link, { method: 'HEAD' })).headers.get('etag')).toBe(first.headers.get('etag'))
  draft('product', '1', { name: 'Two' })
  expect((await read(link, { method: 'HEAD' })).headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('G-2 the query of the page counts, other names do not', async () => {
  draft('product', '1', { name: 'Unheard-of bag' })
  const answer = await read(`${await preview.linkTo({})}?colour=cognac&preview=1`)
  expect(answer.status).toBe(200)
})

test('G-2 R-1 while the desk is away a sentence says so, and buyers notice nothing', async () => {
  draft('product', '1', {})
  const other = await samplePreview()
  for (const status of [500, 401, 200]) {
    other.deskAnswers(status)
    const answer = await fetch(other.url + (await other.linkTo({})))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
    expect(textOf(await answer.text())).toMatch(/The desk does not answer.*El panel no responde/)
  }
  expect((await fetch(`${other.url}/product/1001`)).status).toBe(200)
  expect(other.logged.join()).toContain('could not be asked for a draft')
  await other.stop()
})

test('G-2 R-1 a link in many hands is shown to all, and the desk is asked a few times only', async () => {
  draft('product', '1', { name: 'Seen by all' })
  const link = await preview.linkTo({})
  const before = preview.asked()
  const pages = await Promise.all(Array.from({ length: 40 }, async () => (await read(link)).text()))
  expect(pages.map(heading)).toEqual(pages.map(() => 'Seen by all'))
  expect(preview.asked() - before).toBeLessThan(40)
})

test('G-2 R-1 many links at once wait for their turn', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => String(100 + index))
  for (const id of ids) {
    const content = { ...published('product', '1', 'en'), id: Number(id), publicId: Number(id) }
    preview.drafts.set(`product/${id}/en`, { ...about, content })
  }
  const links = await Promise.all(ids.map((id) => preview.linkTo({ id })))
  const answers = await Promise.all(links.map((link) => read(link, { method: 'HEAD' })))
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
})
