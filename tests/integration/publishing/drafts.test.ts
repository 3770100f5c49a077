import type { Locale } from '@lindero/contract'
import { describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../../apps/cms/database/sql.ts'
import { sweepUntouched } from '../../../apps/cms/publishing/sweep-untouched.ts'
import { both } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { publishingDesk } from './publishing-desk.ts'
import { newer } from './situations.ts'

describe.each(dialects)('publishing by language on %s', (dialect) => {
  const { house, staff, make, editorOf } = publishingDesk(dialect)

  test('G-2 rows added in a draft of one language are there for the other, and stay when it is saved', async () => {
    const id = await house.create('pages', {
      title: both('Rows', 'Filas'),
      slug: both('rows', 'filas'),
      blocks: [{ blockType: 'callToAction', title: both('First', 'Primera') }],
    })
    const { body: english } = await staff.send('GET', `pages/${id}?draft=true&locale=en&depth=0`)
    const blocks = [...(english.blocks as object[]), { blockType: 'callToAction', title: 'Second' }]
    await staff.send('PATCH', `pages/${id}?locale=en&draft=true&autosave=true`, { blocks, _status: 'draft' })
    const { body: spanish } = await staff.send('GET', `pages/${id}?draft=true&locale=es&fallback-locale=null&depth=0`)
    const rowsSeen = spanish.blocks as Record<string, unknown>[]
    expect(rowsSeen).toHaveLength(2)
    const translated = [{ ...rowsSeen[0], title: 'La primera' }, rowsSeen[1]]
    await staff.send('PATCH', `pages/${id}?locale=es&draft=true&autosave=true`, { blocks: translated, _status: 'draft' })
    const { body: again } = await staff.send('GET', `pages/${id}?draft=true&locale=en&depth=0`)
    expect((again.blocks as Record<string, unknown>[]).map(({ title }) => title)).toEqual(['First', 'Second'])
  })

  test('G-2 what is saved while typing leaves the public row as it is, and the site is not told', async () => {
    const id = await make()
    const row = async () => house.payload.db.findOne({ collection: 'questions', where: { id: { equals: id } } })
    const told = async () => {
      const [last] = await rows(house.payload.db as unknown as Database, sql`select max(seq) as seq from changes`)
      return Number(last?.seq)
    }
    const before = [await row(), await told()]
    const editor = editorOf(id)
    await editor.draft('en', newer)
    await editor.draft('es', { question: 'Nuevo', order: 5 })
    expect([await row(), await told()]).toEqual(before)
    await staff.send('POST', 'globals/home?locale=en&draft=true&autosave=true', { statement: 'Typing', _status: 'draft' })
    expect(await told()).toBe(before[1])
    await editor.publish('en')
    expect(await told()).toBeGreaterThan(Number(before[1]))
  })

  test('G-2 hours of typing are one version, and no more than fifty are kept', async () => {
    const id = await make()
    const editor = editorOf(id)
    for (let letter = 0; letter < 5; letter++) await editor.draft('en', { question: `Letter ${letter}` })
    const count = async () =>
      (await house.payload.countVersions({ collection: 'questions', where: { parent: { equals: id } } })).totalDocs
    expect(await count()).toBe(2)
    for (let time = 0; time < 26; time++)
      await house.payload.update({ collection: 'questions', id, data: { order: time, _status: 'published' } })
    expect(await count()).toBeLessThanOrEqual(50)
  })

  test('G-2 address and key are made of whole words, not of those half typed, in every language that has a name', async () => {
    const typing = async (collection: string, field: string) => {
      const { id } = await house.payload.create({ collection, data: {}, draft: true, locale: 'en' })
      const type = (locale: Locale, words: string) =>
        staff.send('PATCH', `${collection}/${id}?locale=${locale}&draft=true&autosave=true`, {
          [field]: words,
          _status: 'draft',
        })
      for (const words of ['Lea', 'Leather ca', 'Leather care']) await type('en', words)
      await type('es', 'Cuidado de la piel')
      return id
    }
    const page = await typing('pages', 'title')
    expect((await staff.send('GET', `pages/${page}?draft=true&locale=en`)).body.slug ?? null).toBeNull()
    await staff.send('PATCH', `pages/${page}?locale=en&publishAllLocales=true`, { _status: 'published' })
    const { slug } = await house.payload.findByID({ collection: 'pages', id: page, locale: 'all' })
    expect(slug).toEqual({ en: 'leather-care', es: 'cuidado-de-la-piel' })
    const certificate = await typing('certificates', 'name')
    await staff.send('PATCH', `certificates/${certificate}?locale=en&publishSpecificLocale=en`, { _status: 'published' })
    expect((await house.payload.findByID({ collection: 'certificates', id: certificate })).key).toBe('leather-care')
  })

  test('G-2 a form opened for a new document and left empty leaves nothing, one with a word stays', async () => {
    const open = async () =>
      Number((await house.payload.create({ collection: 'questions', data: {}, draft: true, locale: 'en' })).id)
    const [left, typed, brand] = [
      await open(),
      await open(),
      await house.payload.create({ collection: 'partner-brands', data: {}, draft: true }),
    ]
    await editorOf(typed).draft('es', { question: 'Una palabra' })
    expect(await sweepUntouched(house.payload, new Date(Date.now() + 59 * 60_000))).toBe(0)
    expect(await sweepUntouched(house.payload, new Date(Date.now() + 61 * 60_000))).toBe(2)
    const kept = async (id: unknown, collection = 'questions') =>
      (await house.payload.count({ collection, where: { id: { equals: id } } })).totalDocs
    expect([await kept(left), await kept(typed), await kept(brand.id, 'partner-brands')]).toEqual([0, 1, 0])
  })

  test('G-2 what was typed without a title stays, and keeps nothing else from being removed', async () => {
    const open = async () => {
      const { body } = await staff.send('POST', 'products?locale=en&draft=true&autosave=true&depth=0', {})
      return Number(Object(body.doc).id)
    }
    const typed = await open()
    // The form saves what is typed no sooner.
    await new Promise((resolve) => setTimeout(resolve, 600))
    for (const season of ['Aut', 'Autumn'])
      await staff.send('PATCH', `products/${typed}?locale=en&draft=true&autosave=true`, { season, _status: 'draft' })
    expect(
      (await house.payload.countVersions({ collection: 'products', where: { parent: { equals: typed } } })).totalDocs,
    ).toBe(1)
    const left = await open()
    // One at a time: the one somebody works on comes first.
    expect(await sweepUntouched(house.payload, new Date(Date.now() + 61 * 60_000), 1)).toBe(1)
    const there = await house.payload.find({ collection: 'products', where: { id: { in: [typed, left] } }, depth: 0 })
    expect(there.docs.map(({ id }) => id)).toEqual([typed])
    expect(await house.payload.findByID({ collection: 'products', id: typed, draft: true })).toMatchObject({ season: 'Autumn' })
    await house.payload.delete({ collection: 'products', id: typed })
  })

  test('G-1 a document is copied as often as somebody likes; each copy has a number and an address of its own', async () => {
    const copies = async (collection: string, id: number | undefined) => {
      const ids: unknown[] = []
      while (ids.length < 3) {
        const { status, body } = await staff.send('POST', `${collection}/${id}/duplicate?locale=en&draft=true`, {})
        expect([collection, status, JSON.stringify(body.errors)]).toEqual([collection, 200, undefined])
        ids.push(Object(body.doc).id)
      }
      const { docs } = await house.payload.find({ collection, where: { id: { in: ids } }, sort: 'id', draft: true, depth: 0 })
      for (const copy of ids) await house.payload.delete({ collection, id: Number(copy) })
      return docs
    }
    const { category, page, product } = house.ids
    const products = await copies('products', product)
    expect(products.map(({ styleNo }) => styleNo)).toEqual(['OTHER-2', 'OTHER-3', 'OTHER-4'])
    const pages = await copies('pages', page)
    expect(pages.map(({ slug }) => slug)).toEqual(['care-2', 'care-3', 'care-4'])
    const categories = await copies('categories', category)
    expect(categories.map(({ slug }) => slug)).toEqual(['totes-2', 'totes-3', 'totes-4'])
  })
})
