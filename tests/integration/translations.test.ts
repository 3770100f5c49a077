import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { bringInTranslations } from '../../apps/cms/translation/state/bring-in.ts'
import { readTranslationSummary } from '../../apps/cms/translation/summary.ts'
import { readWorklist } from '../../apps/cms/translation/worklist/read-worklist.ts'
import { readWorklistFilter } from '../../apps/cms/translation/worklist/worklist-filter.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, published, required } from './content-desk.ts'
import { signedInAs } from './submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

type Data = Record<string, unknown>

describe.each(['sqlite', 'postgres'] as const)('translations on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let number = 0

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('translations') : undefined)
    payload = house.payload
  })
  afterAll(() => house.desk.close())

  const product = (data: Data = {}) => house.create('products', { ...required, styleNo: `LD-T${++number}`, ...data })
  const draft = (id: number, locale: 'en' | 'es', data: Data, more: object = {}) =>
    payload.update({ collection: 'products', id, locale, data, draft: true, fallbackLocale: false, ...more })

  /** As lists ask for it: the newest version, and the published one. */
  async function stateOf(id: number, collection = 'products'): Promise<unknown[]> {
    const [newest, stored] = await Promise.all(
      [true, false].map((isDraft) => payload.find({ collection, where: { id: { equals: id } }, draft: isDraft, depth: 0 })),
    )
    return [newest?.docs[0]?.translation, stored?.docs[0]?.translation]
  }
  const filtered = async (state: string) => {
    const { docs } = await payload.find({
      collection: 'products',
      where: { translation: { equals: state } },
      draft: true,
      limit: 0,
    })
    return docs.map(({ id }) => id)
  }
  async function gaps(entity: string, given: Record<string, string> = {}) {
    const list = await readWorklist(payload, readWorklistFilter({ kind: entity, ...given }))
    return list.rows.map(({ documentId, missing, outdated }) => ({
      id: documentId,
      missing: missing.map(({ path }) => path.replace(/[0-9a-f]{24}/g, '#')),
      outdated: outdated.map(({ path }) => path.replace(/[0-9a-f]{24}/g, '#')),
    }))
  }
  const gapsOf = async (id: number) => (await gaps('products')).find((row) => row.id === String(id))

  test('G-3 written in all languages at once it is complete; a text without its translation is missing', async () => {
    const id = await product({ summary: { en: 'For work' } })
    expect(await stateOf(id)).toEqual(['missing', 'missing'])
    expect(await gapsOf(id)).toEqual({ id: String(id), missing: ['summary'], outdated: [] })
    const words = { summary: both('For work', 'Para el trabajo') }
    await payload.update({ collection: 'products', id, data: words, ...published })
    expect(await stateOf(id)).toEqual(['done', 'done'])
    expect(await gapsOf(id)).toBeUndefined()
    await draft(id, 'en', { season: 'Autumn' })
    expect(await gapsOf(id)).toEqual({ id: String(id), missing: ['season'], outdated: [] })
  })

  test('G-3 a draft of the original makes the translation outdated, and the way back or a new translation mends it', async () => {
    const id = await product({ summary: both('For work', 'Para el trabajo') })
    await draft(id, 'en', { summary: 'For every day' }, { autosave: true })
    expect(await stateOf(id)).toEqual(['outdated', 'outdated'])
    expect(await filtered('outdated')).toContain(id)
    await draft(id, 'en', { summary: 'For work' }, { autosave: true })
    expect(await stateOf(id)).toEqual(['done', 'done'])
    await draft(id, 'en', { summary: 'For every day' }, { autosave: true })
    await draft(id, 'es', { summary: 'Para cada día' }, { autosave: true })
    expect(await stateOf(id)).toEqual(['done', 'done'])
    await payload.update({ collection: 'products', id, locale: 'en', data: { summary: 'For long days', _status: 'published' } })
    expect(await gapsOf(id)).toEqual({ id: String(id), missing: [], outdated: ['summary'] })
  })

  test('G-3 publishing one language keeps what is known; a restored version is as far as it was', async () => {
    const id = await product({ summary: both('One', 'Uno') })
    await draft(id, 'en', { summary: 'Two' })
    const behind = (await payload.findVersions({ collection: 'products', where: { parent: { equals: id } }, limit: 1 })).docs[0]
    await draft(id, 'es', { summary: 'Dos' })
    expect(await stateOf(id)).toEqual(['done', 'done'])
    await payload.update({
      collection: 'products',
      id,
      locale: 'es',
      publishSpecificLocale: 'es',
      data: { _status: 'published' },
    })
    expect(await stateOf(id)).toEqual(['done', 'done'])
    await payload.restoreVersion({ collection: 'products', id: String(behind?.id), draft: true })
    expect(await stateOf(id)).toEqual(['outdated', 'outdated'])
  })

  test('G-3 rows keep their state wherever they are moved, new ones are missing', async () => {
    const colour = (name: object, key: string) => ({ name, key, swatch: '#895131' })
    const id = await product({ colourways: [colour(both('Red', 'Rojo'), 'red'), colour(both('Blue', 'Azul'), 'blue')] })
    const { colourways } = await payload.findByID({ collection: 'products', id, locale: 'en', draft: true })
    const [red, blue] = colourways as [Data, Data]
    await draft(id, 'en', { colourways: [blue, { ...red, name: 'Crimson' }] })
    expect(await gapsOf(id)).toEqual({ id: String(id), missing: [], outdated: ['colourways.#.name'] })
    await draft(id, 'en', {
      colourways: [{ ...red, name: 'Crimson' }, blue, { name: 'Green', key: 'green', swatch: '#228822' }],
    })
    expect(await gapsOf(id)).toEqual({ id: String(id), missing: ['colourways.#.name'], outdated: ['colourways.#.name'] })
    await draft(id, 'en', { colourways: [blue] })
    expect(await stateOf(id)).toEqual(['done', 'done'])
  })

  test('G-3 blocks of a page and formatted texts count by their words', async () => {
    const body = (text: string) => ({
      root: {
        type: 'root',
        children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
        direction: null,
        format: '',
        indent: 0,
        version: 1,
      },
    })
    const blocks = [{ blockType: 'richText', body: { en: body('Hand made'), es: body('Hecho a mano') } }]
    const id = await house.create('pages', { title: both('Craft', 'Oficio'), slug: both('craft', 'oficio'), blocks })
    expect(await stateOf(id, 'pages')).toEqual(['done', 'done'])
    const page = await payload.findByID({ collection: 'pages', id, locale: 'en', draft: true })
    const [block] = page.blocks as [Data]
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { blocks: [{ ...block, body: body('Made by hand') }] },
    })
    expect(await stateOf(id, 'pages')).toEqual(['outdated', 'outdated'])
    expect(await gaps('pages')).toContainEqual({ id: String(id), missing: [], outdated: ['blocks.#.body'] })
  })

  test('G-3 globals stand in the worklist too, and an original that only the translation has is missing there', async () => {
    await payload.updateGlobal({ slug: 'home', locale: 'en', data: { hero: { title: 'Bags' } }, draft: true })
    expect(await gaps('home')).toEqual([{ id: '', missing: ['hero.title'], outdated: [] }])
    await payload.updateGlobal({
      slug: 'home',
      locale: 'es',
      data: { hero: { title: 'Bolsos' }, statement: 'Hechos aquí' },
      draft: true,
    })
    expect(await gaps('home')).toEqual([])
    expect(await gaps('home', { to: 'en' })).toEqual([{ id: '', missing: ['statement'], outdated: [] }])
    expect((await readWorklist(payload, readWorklistFilter({}))).languages).toEqual(['en', 'es'])
  })

  test('G-3 what is deleted leaves the worklist; what was never looked at is brought in once', async () => {
    const id = await product({ summary: { en: 'Left alone' } })
    const database = payload.db as unknown as Database
    const known = () =>
      rows(database, sql`select total from translations where entity = 'products' and document_id = ${String(id)}`)
    expect(await known()).toHaveLength(2)
    await rows(database, sql`delete from translations where entity in ('products', 'home')`)
    await rows(database, sql`update products set translation = null`)
    await rows(database, sql`update _products_v set version_translation = null`)
    expect(await bringInTranslations(payload)).toBeGreaterThan(1)
    expect(await stateOf(id)).toEqual(['missing', 'missing'])
    expect(await known()).toHaveLength(2)
    expect(await bringInTranslations(payload)).toBe(0)
    await payload.delete({ collection: 'products', id })
    expect(await known()).toEqual([])
  })

  test('G-3 the worklist is counted, filtered by kind and by what is lacking, and summed up for each kind', async () => {
    await product({ summary: { en: 'Not yet' }, season: both('Spring', 'Primavera') })
    await draft(await product({ season: both('Spring', 'Primavera') }), 'en', { season: 'Summer' })
    const at = async (given: Record<string, string>) => readWorklist(payload, readWorklistFilter(given))
    const all = await at({ kind: 'products' })
    const [missing, outdated] = [
      await at({ kind: 'products', state: 'missing' }),
      await at({ kind: 'products', state: 'outdated' }),
    ]
    expect(all.rows.length).toBe(all.counts.all)
    expect([missing.rows.length, outdated.rows.length]).toEqual([2, 1])
    expect([missing.rows.length, outdated.rows.length]).toEqual([all.counts.missing, all.counts.outdated])
    expect(missing.rows.every((row) => row.missing.length > 0)).toBe(true)
    expect((await at({ kind: 'nonsense' })).rows).toEqual([])
    const summary = (await readTranslationSummary(payload)).find(({ entity }) => entity === 'products')
    expect(summary).toMatchObject({ total: summary && summary.done + summary.missing + summary.outdated })
    expect(summary?.percent).toBeLessThan(100)
    const { docs } = await payload.find({
      collection: 'products',
      where: { translation: { equals: 'done' } },
      draft: true,
      limit: 0,
    })
    expect(summary?.done).toBe(docs.length)
  })

  describe('through the desk’s own addresses', () => {
    const texts = async (headers: Record<string, string>, query: string) => {
      const answer = await house.desk.request(`/api-cms/translations/texts?${query}`, { headers })
      return { status: answer.status, body: (await answer.json()) as { message?: string; texts?: Data[] } }
    }

    test('G-3 G-7 a translator reads the original and says an outdated text is still right, in the other language alone', async () => {
      const id = await product({ summary: both('For work', 'Para el trabajo') })
      await draft(id, 'en', { summary: 'For the office' })
      const translator = await signedInAs(house.desk, 'translator')
      const { body } = await texts(translator, `entity=products&id=${id}&locale=es`)
      expect(body.texts).toContainEqual(
        expect.objectContaining({
          path: 'summary',
          words: 'For the office',
          was: 'For work',
          state: 'outdated',
          label: 'Summary',
        }),
      )
      const still = (locale: string, data: unknown) =>
        house.desk.request(`/api-cms/translations/still-right?entity=products&id=${id}&locale=${locale}`, {
          method: 'POST',
          headers: { ...translator, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
      expect((await still('en', { paths: ['summary'] })).status).toBe(403)
      expect((await still('es', { paths: 'summary' })).status).toBe(422)
      expect(await stateOf(id)).toEqual(['outdated', 'outdated'])
      expect((await still('es', { paths: ['summary'] })).status).toBe(200)
      expect(await stateOf(id)).toEqual(['done', 'done'])
      expect((await payload.findByID({ collection: 'products', id, locale: 'es', draft: true })).summary).toBe(
        'Para el trabajo',
      )
    })

    test('G-3 G-7 sales people and strangers read nothing, and what does not exist is said in words', async () => {
      const sales = await signedInAs(house.desk, 'sales')
      const editor = await signedInAs(house.desk, 'editor')
      expect((await texts(sales, 'entity=products&id=1&locale=es')).status).toBe(403)
      expect((await texts({}, 'entity=products&id=1&locale=es')).status).toBe(401)
      for (const query of [
        'entity=users&id=1&locale=es',
        'entity=products&id=99999999&locale=es',
        'entity=products&id=x&locale=es',
      ])
        expect(await texts(editor, query)).toEqual({ status: 404, body: { message: 'There is no such document.' } })
    })
  })
})
