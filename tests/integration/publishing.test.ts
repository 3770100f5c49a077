import { type Locale, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { readDocuments } from '../../apps/cms/feed/published-documents.ts'
import { sweepUntouched } from '../../apps/cms/publishing/sweep-untouched.ts'
import { runDueChanges } from '../../apps/cms/scheduling/run-due.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk } from './content-desk.ts'
import { type Staff, signInAs } from './staff.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

type Seen = Partial<Record<Locale, string>>

/** What editors do, as the desk sends it. */
interface Editor {
  draft: (locale: Locale, data: object) => Promise<unknown>
  publish: (locale: Locale) => Promise<unknown>
  publishAll: () => Promise<unknown>
  takeOff: (locale: Locale) => Promise<unknown>
  takeAllOff: () => Promise<unknown>
  save: (locale: Locale, data: object) => Promise<unknown>
  fromList: (locale: Locale, status: 'published' | 'draft') => Promise<unknown>
  /** As other programs do it: for all documents that match, and here one does. */
  byWhere: (query: string, data: object) => Promise<unknown>
  takeOffInAll: () => Promise<unknown>
  plan: (action: string, language: string) => Promise<unknown>
  restore: (version: number, draft: boolean) => Promise<unknown>
}

const old = { en: 'Old 1', es: 'Viejo 1' }
const newer = { question: 'Newer', order: 2 }

/** Every document begins published in both languages with the order 1. What is public then reads “words order”. */
const situations: [string, (editor: Editor) => Promise<unknown>, Seen, Seen][] = [
  ['a draft on top', (e) => e.draft('en', newer), old, { en: 'Newer 2', es: 'Viejo 2' }],
  [
    'a draft on top, the other language published with it',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publish('es')
    },
    // The figure is shared: whoever publishes first publishes it.
    { en: 'Old 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'and then its own',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publish('es')
      await e.publish('en')
    },
    { en: 'Newer 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'drafts in both languages, all published',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publishAll()
    },
    { en: 'Newer 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'a draft on top, the other language taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOff('es')
    },
    { en: 'Old 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, its own language taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOff('en')
    },
    { es: 'Viejo 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'an unfinished draft on top, its language taken off',
    async (e) => {
      await e.draft('en', { question: '', order: 2 })
      await e.takeOff('en')
    },
    { es: 'Viejo 1' },
    { en: ' 2', es: 'Viejo 2' },
  ],
  [
    'taken off and published again',
    async (e) => {
      await e.takeOff('es')
      await e.publish('es')
    },
    old,
    old,
  ],
  [
    'a draft on top, all taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeAllOff()
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, saved without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.save('en', { answer: 'C' })
    },
    old,
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, the other language saved without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.save('es', { question: 'Nuevo' })
    },
    old,
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'no draft, saved without a word about publishing',
    (e) => e.save('es', { question: 'Nuevo' }),
    { ...old, es: 'Nuevo 1' },
    { ...old, es: 'Nuevo 1' },
  ],
  [
    'a draft on top, published from the list',
    async (e) => {
      await e.draft('en', newer)
      await e.fromList('en', 'published')
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, taken off in the list',
    async (e) => {
      await e.draft('en', newer)
      await e.fromList('en', 'draft')
    },
    { es: 'Viejo 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, changed by a program without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('locale=es', { question: 'Nuevo' })
    },
    old,
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'no draft, changed by a program without a word about publishing',
    (e) => e.byWhere('locale=es', { question: 'Nuevo' }),
    { ...old, es: 'Nuevo 1' },
    { ...old, es: 'Nuevo 1' },
  ],
  [
    'a draft on top, published by a program',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('locale=en', { _status: 'published' })
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, all taken off by a program',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('unpublishAllLocales=true', { _status: 'draft' })
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, taken off in all languages at once',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOffInAll()
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  ['taken off in all languages at once by a program', (e) => e.byWhere('locale=all', { _status: 'draft' }), {}, old],
  [
    'a draft on top, published later',
    async (e) => {
      await e.draft('en', newer)
      await e.plan('publish', 'en')
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, the other language taken off later',
    async (e) => {
      await e.draft('en', newer)
      await e.plan('unpublish', 'es')
    },
    { en: 'Old 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'the first version restored over a published one',
    async (e) => {
      await e.draft('en', newer)
      await e.publish('en')
      await e.restore(0, false)
    },
    old,
    old,
  ],
  [
    'the first version restored as a draft',
    async (e) => {
      await e.draft('en', newer)
      await e.publish('en')
      await e.restore(0, true)
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    old,
  ],
  [
    'a draft restored: it was one, and stays one',
    async (e) => {
      await e.draft('en', newer)
      await e.save('en', {})
      await e.publishAll()
      await e.draft('en', { question: 'Third', order: 3 })
      await e.publish('en')
      await e.restore(1, false)
    },
    { en: 'Third 3', es: 'Viejo 3' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
]

describe.each(['sqlite', 'postgres'] as const)('publishing by language on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let staff: Staff

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('publishing') : undefined)
    payload = house.payload
    staff = await signInAs(house.desk, 'editor')
  })
  afterAll(() => house.desk.close())

  const make = () => house.create('questions', { question: both('Old', 'Viejo'), answer: both('A', 'B'), order: 1 })

  const editorOf = (id: number): Editor => {
    const well = async (answer: ReturnType<Staff['send']>) => {
      const { status, body } = await answer
      expect([status, JSON.stringify(body)]).toEqual([status < 300 ? status : 200, expect.anything()])
    }
    const patch = (query: string, body: object) => well(staff.send('PATCH', `questions/${id}?${query}`, body))
    return {
      draft: (locale, data) => patch(`locale=${locale}&draft=true&autosave=true`, { ...data, _status: 'draft' }),
      publish: (locale) => patch(`locale=${locale}&publishSpecificLocale=${locale}`, { _status: 'published' }),
      publishAll: () => patch('locale=en&publishAllLocales=true', { _status: 'published' }),
      takeOff: (locale) => patch(`locale=${locale}&unpublishAllLocales=false`, { _status: 'draft' }),
      takeAllOff: () => patch('unpublishAllLocales=true', { _status: 'draft' }),
      save: (locale, data) => patch(`locale=${locale}`, data),
      fromList: (locale, status) => {
        const where = `where[and][0][_status][not_equals]=${status}&where[and][1][id][in][0]=${id}`
        return well(
          staff.send('PATCH', `questions?locale=${locale}&${where}${status === 'published' ? '&draft=true' : ''}`, {
            _status: status,
          }),
        )
      },
      byWhere: (query, data) => well(staff.send('PATCH', `questions?where[id][equals]=${id}&${query}`, data)),
      takeOffInAll: () => patch('locale=all', { _status: 'draft' }),
      plan: async (action, language) => {
        const at = new Date(Date.now() + 60_000).toISOString()
        const change = { action, language, entity: 'questions', documentId: String(id), at }
        await well(staff.send('POST', 'scheduled-changes/plan', change))
        expect(await runDueChanges(payload, () => new Date(Date.now() + 120_000))).toBe(1)
      },
      restore: async (version, draft) => {
        const where = { parent: { equals: id } }
        const { docs } = await payload.findVersions({ collection: 'questions', where, sort: 'createdAt', pagination: false })
        await well(staff.send('POST', `questions/versions/${docs[version]?.id}?draft=${draft}`))
      },
    }
  }

  const publicNow = async (id: number): Promise<Seen> => {
    const [entry] = await readDocuments(payload, 'question', [String(id)])
    if (!entry || !('content' in entry) || entry.kind !== 'question') return {}
    return Object.fromEntries(
      Object.entries(entry.content).map(([code, { question, order }]) => [code, `${question} ${order}`]),
    )
  }
  /** What staff see when they open the form in each language. */
  const inTheForm = async (id: number): Promise<Seen> => {
    const seen: Seen = {}
    for (const locale of localeCodes) {
      const { body } = await staff.send('GET', `questions/${id}?draft=true&locale=${locale}&fallback-locale=null&depth=0`)
      seen[locale] = `${body.question ?? ''} ${body.order}`
    }
    return seen
  }

  test.each(situations)('G-2 %s: what the site says, and what the forms show', async (_, act, site, forms) => {
    const id = await make()
    await act(editorOf(id))
    expect({ site: await publicNow(id), forms: await inTheForm(id) }).toEqual({ site, forms })
  })

  test('G-2 a language never published is published on its own, and all at once only when it is written', async () => {
    const { id } = await payload.create({
      collection: 'questions',
      locale: 'en',
      data: { question: 'Only?', answer: 'Yes.', order: 1, _status: 'published' },
    })
    const refused = await staff.send('PATCH', `questions/${id}?locale=en&publishAllLocales=true`, { _status: 'published' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Español cannot be published yet. Still to be written: Question, Answer.'),
    ])
    const words = { question: '¿Solo?', answer: 'Sí.', _status: 'published' }
    await staff.send('PATCH', `questions/${id}?locale=es&publishSpecificLocale=es`, words)
    expect(await publicNow(Number(id))).toEqual({ en: 'Only? 1', es: '¿Solo? 1' })
  })

  test('G-2 all languages of several documents are not published past their drafts', async () => {
    const [id, other] = [await make(), await make()]
    await editorOf(id).draft('en', newer)
    const publishAll = (...ids: number[]) => {
      const which = ids.map((one, index) => `where[id][in][${index}]=${one}`).join('&')
      return staff.send('PATCH', `questions?${which}&locale=en&publishAllLocales=true`, { order: 7 })
    }
    const refused = await publishAll(id, other)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('have drafts')])
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Newer 2', es: 'Viejo 2' }])
    expect((await publishAll(other)).status).toBe(200)
    expect(await publicNow(other)).toEqual({ en: 'Old 7', es: 'Viejo 7' })
  })

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
    const row = async () => payload.db.findOne({ collection: 'questions', where: { id: { equals: id } } })
    const told = async () => {
      const [last] = await rows(payload.db as unknown as Database, sql`select max(seq) as seq from changes`)
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
      (await payload.countVersions({ collection: 'questions', where: { parent: { equals: id } } })).totalDocs
    expect(await count()).toBe(2)
    for (let time = 0; time < 26; time++)
      await payload.update({ collection: 'questions', id, data: { order: time, _status: 'published' } })
    expect(await count()).toBeLessThanOrEqual(50)
  })

  test('G-2 address and key are made of whole words, not of those half typed, in every language that has a name', async () => {
    const typing = async (collection: string, field: string) => {
      const { id } = await payload.create({ collection, data: {}, draft: true, locale: 'en' })
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
    const { slug } = await payload.findByID({ collection: 'pages', id: page, locale: 'all' })
    expect(slug).toEqual({ en: 'leather-care', es: 'cuidado-de-la-piel' })
    const certificate = await typing('certificates', 'name')
    await staff.send('PATCH', `certificates/${certificate}?locale=en&publishSpecificLocale=en`, { _status: 'published' })
    expect((await payload.findByID({ collection: 'certificates', id: certificate })).key).toBe('leather-care')
  })

  test('G-2 a form opened for a new document and left empty leaves nothing, one with a word stays', async () => {
    const open = async () => Number((await payload.create({ collection: 'questions', data: {}, draft: true, locale: 'en' })).id)
    const [left, typed, brand] = [
      await open(),
      await open(),
      await payload.create({ collection: 'partner-brands', data: {}, draft: true }),
    ]
    await editorOf(typed).draft('es', { question: 'Una palabra' })
    expect(await sweepUntouched(payload, new Date(Date.now() + 59 * 60_000))).toBe(0)
    expect(await sweepUntouched(payload, new Date(Date.now() + 61 * 60_000))).toBe(2)
    const kept = async (id: unknown, collection = 'questions') =>
      (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs
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
    expect((await payload.countVersions({ collection: 'products', where: { parent: { equals: typed } } })).totalDocs).toBe(1)
    const left = await open()
    // One at a time: the one somebody works on comes first.
    expect(await sweepUntouched(payload, new Date(Date.now() + 61 * 60_000), 1)).toBe(1)
    const there = await payload.find({ collection: 'products', where: { id: { in: [typed, left] } }, depth: 0 })
    expect(there.docs.map(({ id }) => id)).toEqual([typed])
    expect(await payload.findByID({ collection: 'products', id: typed, draft: true })).toMatchObject({ season: 'Autumn' })
    await payload.delete({ collection: 'products', id: typed })
  })

  test('G-1 a document is copied as often as somebody likes; each copy has a number and an address of its own', async () => {
    const copies = async (collection: string, id: number | undefined) => {
      const ids: unknown[] = []
      while (ids.length < 3) {
        const { status, body } = await staff.send('POST', `${collection}/${id}/duplicate?locale=en&draft=true`, {})
        expect([collection, status, JSON.stringify(body.errors)]).toEqual([collection, 200, undefined])
        ids.push(Object(body.doc).id)
      }
      const { docs } = await payload.find({ collection, where: { id: { in: ids } }, sort: 'id', draft: true, depth: 0 })
      for (const copy of ids) await payload.delete({ collection, id: Number(copy) })
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

  test('G-2 a global restored as a draft leaves the site as it is', async () => {
    const write = (title: object) =>
      payload.updateGlobal({ slug: 'home', locale: 'all', publishAllLocales: true, data: { hero: { title } } })
    await write(both('First home', 'Primera'))
    const { docs } = await payload.findGlobalVersions({ slug: 'home', sort: '-updatedAt', limit: 1 })
    await write(both('Second home', 'Segunda'))
    await house.desk.news()
    const restored = await staff.send('POST', `globals/home/versions/${docs[0]?.id}?draft=true`)
    expect([restored.status, restored.body.message]).toEqual([200, expect.stringContaining('as a draft')])
    const site = await house.brought('home')
    expect([site.en?.hero.title, site.es?.hero.title]).toEqual(['Second home', 'Segunda'])
    const { body } = await staff.send('GET', 'globals/home?draft=true&locale=es&depth=0')
    expect(body).toMatchObject({ hero: { title: 'Primera' } })
    await staff.send('POST', `globals/home/versions/${docs[0]?.id}?draft=false`)
    const back = await house.brought('home')
    expect([back.en?.hero.title, back.es?.hero.title]).toEqual(['First home', 'Primera'])
  })

  test('G-2 a language of a global without words of its own does not get the other’s when it is published', async () => {
    await payload.updateGlobal({
      slug: 'footer',
      locale: 'en',
      data: { contact: { title: 'Talk to us', text: 'Any time' }, _status: 'published' },
    })
    await house.desk.news()
    await staff.send('POST', 'globals/footer?locale=es&publishSpecificLocale=es', {
      contact: { title: 'Hable con nosotros' },
      _status: 'published',
    })
    const { en, es } = await house.brought('footer')
    expect([en?.contact, es?.contact]).toEqual([
      { title: 'Talk to us', text: 'Any time' },
      { title: 'Hable con nosotros', text: '' },
    ])
  })

  test('R-3 G-2 a version that is not kept, or not a number, is refused with a sentence', async () => {
    for (const id of ['999999', 'x']) {
      const answer = await staff.send('POST', `questions/versions/${id}`)
      expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining('not kept')])
    }
  })

  test('G-7 G-2 translators take nothing off the site, publish nothing by leaving the state out, and restore nothing', async () => {
    const id = await make()
    const translator = await signInAs(house.desk, 'translator')
    const { docs } = await payload.findVersions({ collection: 'questions', where: { parent: { equals: id } } })
    const tries: [string, string, object?][] = [
      ['PATCH', `questions/${id}?locale=es&unpublishAllLocales=false`, { _status: 'draft' }],
      ['PATCH', `questions/${id}?locale=es&unpublishAllLocales=true`, { _status: 'draft' }],
      ['PATCH', `questions?locale=es&where[id][equals]=${id}`, { _status: 'draft' }],
      ['POST', `questions/versions/${docs[0]?.id}?draft=true`],
    ]
    for (const [method, address, body] of tries) expect((await translator.send(method, address, body)).status).toBe(403)
    expect((await translator.send('PATCH', `questions/${id}?locale=es`, { question: 'Traducido' })).status).toBe(403)
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Old 1', es: 'Viejo 1' }])
    expect((await translator.send('PATCH', `questions/${id}?locale=es&draft=true`, { question: 'Traducido' })).status).toBe(200)
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Old 1', es: 'Traducido 1' }])
  })
})
