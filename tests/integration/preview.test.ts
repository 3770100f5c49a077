import {
  type Draft,
  draftPath,
  type FeedEntry,
  feedKeyHeader,
  isPreviewKind,
  type Product,
  verifyPreview,
} from '@lindero/contract'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../apps/cms/access/roles.ts'
import { madeAt } from '../../apps/cms/preview/made-at.ts'
import { both, giveNumberAgain, required } from './content-desk.ts'
import { dialects, houseOn } from './house-on.ts'

describe.each(dialects)('drafts for the preview on %s', (dialect) => {
  const house = houseOn(dialect)
  let product = 0

  beforeAll(async () => {
    product = await house.create('products', required)
    await house.desk.news()
  })

  const ask = (query: string, key = house.desk.env.internalKey) =>
    house.desk.request(`${draftPath}?${query}`, { headers: { [feedKeyHeader]: key } })
  const madeOf = async (kind: string, id: number | string) =>
    isPreviewKind(kind) ? madeAt(await createLocalReq({}, house.payload), kind, String(id)) : null
  const draftOf = async (kind: string, id: number | string, locale: string): Promise<Draft> =>
    (await ask(`kind=${kind}&id=${id}&locale=${locale}&made=${await madeOf(kind, id)}`)).json()
  /** As the form saves while somebody types. */
  const autosave = (data: Record<string, unknown>, locale: 'en' | 'es' = 'en') =>
    house.payload.update({ collection: 'products', id: product, locale, draft: true, autosave: true, data })

  test('G-2 a draft is told in the shape of the feed, and the public document stays as it was', async () => {
    const { publicId } = await house.payload.findByID({ collection: 'products', id: product })
    const related = [house.ids.product]
    await autosave({ name: 'Alba, secret', related })
    const draft = await draftOf('product', product, 'en')
    expect(draft).toMatchObject({
      content: { id: product, publicId, name: 'Alba, secret', related, styleNo: 'LD-1' },
      missing: [],
      what: both('Product', 'Producto'),
      title: 'Alba, secret',
      desk: `/admin/collections/products/${product}?locale=en`,
    })
    expect(Date.now() - Date.parse(draft.savedAt)).toBeLessThan(60_000)
    expect((await draftOf('product', product, 'es')).content).toMatchObject({ name: 'Alba ES' })
  })

  test('G-2 P-5 an autosave tells the feed nothing, and what it brings after a draft is letter for letter what it brought before', async () => {
    const entryOf = (entries: FeedEntry[]) => entries.find(({ kind, id }) => kind === 'product' && id === String(product))
    await house.payload.update({
      collection: 'products',
      id: product,
      locale: 'en',
      data: { name: 'Alba', _status: 'published' },
    })
    const before = entryOf(await house.desk.news())
    await autosave({ name: 'Alba, secret again' })
    expect(entryOf(await house.desk.news())).toBeUndefined()
    await house.payload.update({
      collection: 'products',
      id: product,
      locale: 'en',
      draft: true,
      data: { name: 'Alba, still' },
    })
    const after = entryOf(await house.desk.news())
    expect(after).toHaveProperty('content')
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })

  test('G-2 a document that was never published is told too', async () => {
    const { id } = await house.payload.create({ collection: 'products', locale: 'en', draft: true, data: { name: 'Nueva' } })
    const { content } = await draftOf('product', Number(id), 'en')
    expect(content).toMatchObject({ name: 'Nueva', colourways: [] } satisfies Partial<Product>)
  })

  test('G-2 a draft without its name has no content, and what is missing is named in both languages', async () => {
    const { id } = await house.payload.create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: { title: 'Only English' },
    })
    const draft = await draftOf('page', Number(id), 'es')
    expect(draft).toMatchObject({ content: null, title: 'Only English' })
    expect(draft.missing).toEqual([both('Title', 'Título')])
    expect((await draftOf('page', Number(id), 'en')).missing).toEqual([])
  })

  test.each([
    ['product', 'products', ['Name']],
    ['category', 'categories', ['Name']],
    ['page', 'pages', ['Title']],
    ['certificate', 'certificates', ['Name']],
    ['partnerBrand', 'partner-brands', ['Name']],
    ['material', 'materials', ['Name', 'What it is']],
    ['question', 'questions', ['Question', 'Answer']],
  ])('G-2 an empty draft of a %s says what it needs to be shown', async (kind, collection, labels) => {
    const { id } = await house.payload.create({ collection, locale: 'en', draft: true, data: {} })
    const { content, missing } = await draftOf(kind, Number(id), 'en')
    expect({ content, missing: missing.map(({ en }) => en) }).toEqual({ content: null, missing: labels })
  })

  test.each([
    ['home', ['Opening › Title']],
    ['company', ['Legal name']],
  ])('G-2 an empty %s says what it needs to be shown', async (kind, labels) => {
    const { content, missing } = await draftOf(kind, 'global', 'en')
    expect({ content, missing: missing.map(({ en }) => en) }).toEqual({ content: null, missing: labels })
  })

  test('G-2 pages that exist always, registers and the home page are told', async () => {
    await house.payload.updateGlobal({ slug: 'home', locale: 'es', draft: true, data: { hero: { title: 'Portada secreta' } } })
    const home = await draftOf('home', 'global', 'es')
    expect(home).toMatchObject({ content: { hero: { title: 'Portada secreta' } }, what: both('Home page', 'Página de inicio') })
    expect(home.desk).toBe('/admin/globals/home?locale=es')
    expect((await draftOf('question', house.ids.question ?? 0, 'es')).content).toMatchObject({ question: '¿Por qué?' })
    expect((await draftOf('partnerBrand', house.ids.brand ?? 0, 'en')).content).toMatchObject({ name: 'Casa Miravel' })
  })

  test.each([
    ['no key', `kind=product&id=1&locale=en`, '', 401],
    ['a wrong key', `kind=product&id=1&locale=en`, 'a key of somebody else', 401],
    ['a kind without drafts', `kind=media&id=1&locale=en&made=1`, undefined, 400],
    ['no language', `kind=product&id=1&made=1`, undefined, 400],
    ['nothing about its making', `kind=product&id=1&locale=en`, undefined, 400],
    ['the making of another', `kind=product&id=1&locale=en&made=1`, undefined, 404],
    ['an id that is none', `kind=product&id=1;drop&locale=en&made=1`, undefined, 400],
    ['a document that is not there', `kind=product&id=999999&locale=en&made=1`, undefined, 404],
    ['a collection asked for as one document', `kind=product&id=global&locale=en&made=0`, undefined, 404],
  ])('G-2 R-3 asked with %s it tells nothing', async (_what, query, key, status) => {
    const answer = await ask(query, key)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w+/) })
  })

  const linkFor = async (role: Role | null, slug = 'products', locale = 'es', id = product) => {
    const user = role && { id: 1, collection: 'users' as const, email: 'a@lindero.example', role }
    const req: PayloadRequest = await createLocalReq({ ...(user && { user }) }, house.payload)
    const make = house.payload.collections[slug]?.config.admin.preview
    return make ? make({ id }, { locale, req, token: null }) : undefined
  }

  test.each(['administrator', 'editor', 'translator'] as const)('G-2 G-7 an %s gets a link, good for a day', async (role) => {
    const link = await linkFor(role)
    expect(link).toMatch(/^\/preview\/product-\d+-es-/)
    const verdict = await verifyPreview(String(link).slice('/preview/'.length), house.desk.env.internalKey, Date.now())
    expect(verdict).toMatchObject({ ok: true, ticket: { kind: 'product', id: String(product), locale: 'es' } })
    const hours = verdict.ok ? (verdict.ticket.until - Date.now()) / 3_600_000 : 0
    expect(hours).toBeGreaterThanOrEqual(24)
    expect(hours).toBeLessThanOrEqual(25)
  })

  test('G-2 the link of a document that was deleted does not show another of the same number', async () => {
    const make = async (question: string) =>
      Number((await house.payload.create({ collection: 'questions', locale: 'en', draft: true, data: { question } })).id)
    const askBy = async (link: unknown) => {
      const verdict = await verifyPreview(String(link).slice('/preview/'.length), house.desk.env.internalKey, Date.now())
      if (!verdict.ok) return verdict.reason
      const { kind, id, locale, made } = verdict.ticket
      return (await ask(`kind=${kind}&id=${id}&locale=${locale}&made=${made}`)).status
    }
    const id = await make('Ours?')
    const link = await linkFor('editor', 'questions', 'en', id)
    expect(await askBy(link)).toBe(200)
    await house.payload.update({ collection: 'questions', id, locale: 'en', data: { answer: 'Ours.', _status: 'published' } })
    expect(await askBy(link)).toBe(200)
    await house.payload.delete({ collection: 'questions', id })
    expect(await askBy(link)).toBe(404)
    await giveNumberAgain(house.payload, 'questions', id)
    expect(await make('Somebody else’s?')).toBe(id)
    expect(await askBy(link)).toBe(404)
    expect(await askBy(await linkFor('editor', 'questions', 'en', id))).toBe(200)
  })

  test('G-2 G-7 sales and strangers get no link, and what has no drafts offers none', async () => {
    expect(await linkFor('sales')).toBeNull()
    expect(await linkFor(null)).toBeNull()
    expect(await linkFor('administrator', 'media')).toBeUndefined()
  })
})
