import fs from 'node:fs'
import type { ContentKind, FeedDocument, FeedEntry, Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { demoState, loadedDocuments, setDemoState } from '../../apps/cms/demo/demo-ledger.ts'
import { loadDemo } from '../../apps/cms/demo/load.ts'
import { removeDemo } from '../../apps/cms/demo/remove.ts'
import { ensureFixedPages } from '../../apps/cms/fixed-pages/ensure-fixed-pages.ts'
import { wantsDemo } from '../../apps/cms/start/wants-demo.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { makeTinyHouse } from '../helpers/tiny-house.ts'

let postgres: Postgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await makeTinyHouse()
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await postgres.stop()
})

const collections = ['products', 'categories', 'certificates', 'partner-brands', 'materials', 'questions', 'media', 'redirects']

describe.each(['sqlite', 'postgres'] as const)('the demo house on %s', (dialect) => {
  let desk: Desk
  let payload: Payload
  let said: string[]

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('demo') : undefined)
    payload = desk.payload
    await ensureFixedPages(payload)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await wipe(payload)
    said = []
    await load()
  })

  const say = (line: string) => said.push(line)
  const load = () => loadDemo(payload, { folder, mediaDir: desk.env.mediaDir, say })
  const remove = () => removeDemo(payload, say)
  const counts = async () => Promise.all(collections.map(async (collection) => (await payload.count({ collection })).totalDocs))
  const product = async (publicId: number) => {
    const { docs } = await payload.find({ collection: 'products', where: { publicId: { equals: publicId } }, depth: 0 })
    return docs[0]
  }

  test('G-7 the log of changes begins with the staff: loading and taking out the demo house leaves no line in it', async () => {
    await payload.db.deleteMany({ collection: 'activity', where: {} })
    await load()
    await remove()
    expect((await payload.count({ collection: 'activity' })).totalDocs).toBe(0)
  })

  test('G-1 everything is published in both languages, with pictures ready and links that lead somewhere', async () => {
    const documents = documentsOf(await desk.news())
    expect(documents.filter(({ content }) => !content.en || !content.es)).toEqual([])
    const shown = (kind: ContentKind, locale: Locale) =>
      documents.filter((one) => one.kind === kind).map(({ content }) => content[locale])
    expect(shown('media', 'en')).toContainEqual(
      expect.objectContaining({ alt: 'A bag', renditions: [expect.objectContaining({ format: 'avif' }), expect.anything()] }),
    )
    expect(shown('media', 'es')).toContainEqual(
      expect.objectContaining({ alt: 'Un logotipo', width: 480, height: 160, renditions: [] }),
    )
    const [alba, mini] = [await product(1001), await product(1017)]
    expect(shown('product', 'es')).toEqual([
      expect.objectContaining({ name: 'Tote estructurado Alba', related: [mini?.id] }),
      expect.objectContaining({ name: 'Minitote Alba', related: [alba?.id] }),
    ])
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
    expect(shown('company', 'en')).toMatchObject([{ fictional: true, addresses: [{ openingHours: [{ days }] }, {}] }])
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'privacy' } } })
    expect(shown('footer', 'es')).toMatchObject([
      { legal: [{ label: 'Privacidad', target: { kind: 'page', id: docs[0]?.id } }] },
    ])
    const opening = expect.objectContaining({ type: 'hero', layout: 'plain', title: 'Papeles que se pueden comprobar' })
    expect(shown('page', 'es')).toContainEqual(
      expect.objectContaining({ fixed: 'honor', blocks: expect.arrayContaining([opening]) }),
    )
    expect(await demoState(payload)).toBe('loaded')
  })

  test('G-1 taken out, nothing of it is left, the pages that exist always are blank again, and the site hears of it', async () => {
    await desk.news()
    await remove()
    expect(await counts()).toEqual(collections.map(() => 0))
    expect(fs.readdirSync(desk.env.mediaDir)).toEqual([])
    expect(await loadedDocuments(payload)).toEqual([])
    const { docs: pages } = await payload.find({ collection: 'pages', pagination: false, depth: 0 })
    expect(pages.map(({ fixed }) => fixed)).not.toContain(null)
    expect(pages.flatMap(({ blocks }) => blocks ?? [])).toEqual([])
    expect((await payload.findGlobal({ slug: 'company' })).legalName ?? null).toBeNull()
    const news = await desk.news()
    for (const kind of ['product', 'category', 'media', 'company', 'navigation', 'home']) {
      const told = news.filter((entry) => entry.kind === kind)
      expect(told.length).toBeGreaterThan(0)
      expect(JSON.stringify(told)).not.toMatch(/Lindero|Alba|Tote/)
    }
  })

  test('G-1 taken out it stays out, and loaded again it has the same numbers', async () => {
    const before = await counts()
    await remove()
    expect(await demoState(payload)).toBe('removed')
    expect(await wantsDemo(payload, { demo: true })).toBe(false)
    await load()
    expect(await counts()).toEqual(before)
    expect(await product(1001)).toMatchObject({ styleNo: 'LD-1001' })
    expect(await demoState(payload)).toBe('loaded')
    expect(await wantsDemo(payload, { demo: true })).toBe(false)
  })

  test('G-1 only a database nobody has worked in is filled at the first start', async () => {
    await wipe(payload)
    expect([await wantsDemo(payload, { demo: true }), await wantsDemo(payload, { demo: false })]).toEqual([true, false])
    const data = { email: 'staff@lindero.example', password: 'long enough to pass', role: 'administrator' }
    const { id } = await payload.create({ collection: 'users', data })
    expect(await wantsDemo(payload, { demo: true })).toBe(false)
    await payload.db.deleteOne({ collection: 'users', where: { id: { equals: id } } })
  })

  test('G-1 what staff made or changed stays, with its pictures and category, and is named', async () => {
    const alba = await product(1001)
    if (!alba) throw new Error('The product was not loaded.')
    await payload.update({ collection: 'products', id: alba.id, locale: 'en', draft: true, data: { name: 'Our own tote' } })
    await payload.create({
      collection: 'questions',
      locale: 'en',
      data: { question: 'Ours?', answer: 'Yes.', _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'settings', locale: 'en', data: { siteName: 'Our house' } })
    await remove()

    expect((await payload.find({ collection: 'products', draft: true })).docs.map(({ name }) => name)).toEqual(['Our own tote'])
    expect((await payload.find({ collection: 'questions' })).docs.map(({ question }) => question)).toEqual(['Ours?'])
    expect(await payload.findGlobal({ slug: 'settings' })).toMatchObject({ siteName: 'Our house' })
    const { docs } = await payload.find({ collection: 'products', depth: 1, draft: true, locale: 'en' })
    expect(docs[0]).toMatchObject({
      categories: [{ name: 'Leather Totes', parent: expect.anything() }],
      colourways: [{ images: [{ alt: 'A bag' }, {}, {}] }, {}],
    })
    expect(await counts()).toEqual([1, 2, 0, 0, 0, 1, 1, 0])
    expect(said.filter((line) => line.startsWith('Stays'))).toHaveLength(5)
    expect(said.join('\n')).toContain('Stays: products Our own tote (changed by the staff)')
  })

  test('G-1 loaded over what staff kept, it leaves that alone', async () => {
    const alba = await product(1001)
    await payload.update({
      collection: 'products',
      id: alba?.id ?? 0,
      locale: 'en',
      data: { name: 'Our own tote', _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'settings', locale: 'en', data: { siteName: 'Our house' } })
    await remove()
    await load()
    expect((await payload.count({ collection: 'products' })).totalDocs).toBe(2)
    expect(await product(1001)).toMatchObject({ id: alba?.id, name: 'Our own tote' })
    expect(await product(1017)).toMatchObject({ related: [alba?.id] })
    expect(await payload.findGlobal({ slug: 'settings' })).toMatchObject({ siteName: 'Our house' })
    await remove()
    expect(await product(1001)).toMatchObject({ name: 'Our own tote' })
    expect((await payload.count({ collection: 'products' })).totalDocs).toBe(1)
  })

  test('G-1 a load that was interrupted begins anew and leaves nothing twice', async () => {
    const before = await counts()
    const removed = await product(1017)
    await payload.delete({ collection: 'products', id: removed?.id ?? 0 })
    await setDemoState(payload, 'loading')
    await load()
    expect(await counts()).toEqual(before)
    const files = fs.readdirSync(desk.env.mediaDir)
    expect(files.filter((file) => file.startsWith('bag-') && !/w\.|-share-/.test(file))).toHaveLength(1)
  })

  test('E-1 a number that staff used up is not given to a demo product again', async () => {
    const mini = await product(1017)
    await payload.delete({ collection: 'products', id: mini?.id ?? 0 })
    await remove()
    await load()
    expect(await product(1017)).toBeUndefined()
    const { docs } = await payload.find({ collection: 'products', where: { styleNo: { equals: 'LD-1017' } } })
    expect(docs).toHaveLength(1)
  })
})

/** Back to a database nobody has worked in, whatever the test before left. */
async function wipe(payload: Payload): Promise<void> {
  await removeDemo(payload, () => {})
  for (const collection of collections) await payload.delete({ collection, where: { id: { exists: true } } })
  for (const table of ['settings', 'public_ids', 'demo_documents'])
    await rows(payload.db as unknown as Database, sql`delete from ${sql.identifier(table)} returning 1 as gone`)
}

function documentsOf(entries: FeedEntry[]): FeedDocument[] {
  return entries.filter((entry): entry is FeedDocument => !('gone' in entry))
}
