import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, required } from './content-desk.ts'
import { type Staff, signInAs } from './staff.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const draft = 'locale=en&draft=true&autosave=true'

/** What no form sends but somebody may, and the field that must be named. */
const wrong: [object, string][] = [
  [{ categories: ['abc'] }, 'Categories'],
  [{ categories: 5 }, 'Categories'],
  [{ categories: [{ no: 'id' }] }, 'Categories'],
  [{ size: null }, 'Size in centimetres'],
  [{ size: { lengthCm: 'long' } }, 'Size in centimetres › Length'],
  [{ size: { lengthCm: { of: 5 } } }, 'Size in centimetres › Length'],
  [{ introduced: 'notadate' }, 'In the collection since'],
  [{ introduced: '' }, 'In the collection since'],
  [{ introduced: 20261115 }, 'In the collection since'],
  [{ introduced: '-000400-01-01T00:00:00Z' }, 'In the collection since'],
  [{ description: { root: 5 } }, 'Description'],
  [{ description: 'a\0b' }, 'Description'],
  [{ name: { en: 'Alba' } }, 'Name'],
  [{ family: 'spaceship' }, 'Kind of bag'],
  [{ services: ['spaceship'] }, 'Service'],
  [{ colourways: 'red' }, 'Colours'],
  [{ colourways: [5] }, 'Colours'],
  [{ colourways: [{ name: 5 }] }, 'Colours › Name'],
  [{ colourways: [{ images: [{}] }] }, 'Colours › Pictures'],
  [{ drop: { strapDetachable: 'perhaps' } }, 'Drop in centimetres › The strap can be taken off'],
  [{ _status: 'abc' }, 'On the website'],
  [{ updatedAt: 'notadate' }, 'updatedAt'],
]

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  let house: ContentDesk
  let staff: Staff
  let administrator: Staff
  let forms = 0

  beforeAll(async () => {
    house = await openContentDesk(database === 'PostgreSQL' ? await postgres.createDatabase('draft_values') : undefined)
    staff = await signInAs(house.desk, 'editor')
    administrator = await signInAs(house.desk, 'administrator')
  })
  afterAll(() => house.desk.close())

  const save = (id: number, data: object, query = draft) => staff.send('PATCH', `products/${id}?${query}&depth=0`, data)
  const newest = async (id: number) => (await staff.send('GET', `products/${id}?draft=true&locale=en&depth=0`)).body

  /** A product whose form is open, and what it refers to until a colleague deletes that. */
  async function openForm() {
    const { create, ids, payload } = house
    forms += 1
    const gone = {
      category: await create('categories', { name: both('Old', 'Viejo'), slug: both('old', 'viejo') }),
      certificate: await create('certificates', { name: both('Past', 'Pasado') }),
      product: await create('products', { ...required, styleNo: 'GONE' }),
    }
    const data = {
      categories: [gone.category, ids.category],
      certificates: [gone.certificate],
      related: [gone.product, ids.product],
    }
    const id = await create('products', { ...required, styleNo: `OPEN-${forms}`, ...data })
    const { colourways } = await newest(id)
    await payload.delete({ collection: 'categories', id: gone.category })
    await payload.delete({ collection: 'certificates', id: gone.certificate })
    await payload.delete({ collection: 'products', id: gone.product })
    return { id, data: { ...data, colourways } }
  }

  test('G-2 what a colleague deletes does not keep the words typed in an open form from being saved', async () => {
    const { id, data } = await openForm()
    const colourways = (Array.isArray(data.colourways) ? data.colourways : []).map((row) => ({
      ...row,
      images: [999999, house.ids.picture],
    }))
    const saved = await save(id, { ...data, colourways, name: 'Typed', _status: 'draft' })
    expect([saved.status, saved.body.message]).toEqual([200, expect.stringContaining('Autosaved')])
    expect(await newest(id)).toMatchObject({
      name: 'Typed',
      categories: [house.ids.category],
      certificates: [],
      related: [house.ids.product],
      colourways: [{ images: [house.ids.picture] }],
    })
  })

  test('G-2 it is not published unseen: whoever publishes hears in which field', async () => {
    const { id, data } = await openForm()
    const answer = await save(id, { ...data, _status: 'published' }, 'locale=en&publishSpecificLocale=en')
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('“Categories” has been deleted'),
    ])
    const spanish = await staff.send(
      'PATCH',
      `products/${id}?locale=en`,
      { related: data.related },
      { 'accept-language': 'es' },
    )
    expect([spanish.status, JSON.stringify(spanish.body)]).toEqual([400, expect.stringContaining('«Combina con»')])
    const without = { _status: 'published', categories: [house.ids.category] }
    expect((await save(id, without, 'locale=en&publishSpecificLocale=en')).status).toBe(200)
  })

  test('G-2 a global and a single reference are kept from it too', async () => {
    const link = { target: { kind: 'page', page: 999999 }, label: 'There' }
    const hero = { title: 'Typed at home', image: 999999, links: [link] }
    const answer = await staff.send('POST', `globals/home?${draft}&depth=0`, { hero, _status: 'draft' })
    expect([answer.status, JSON.stringify(answer.body.message)]).toEqual([200, expect.any(String)])
    const { body } = await staff.send('GET', 'globals/home?draft=true&locale=en&depth=0')
    expect(body).toMatchObject({ hero: { title: 'Typed at home' } })
  })

  test('R-3 a value a field cannot hold is refused with a sentence that names the field, and nothing is saved', async () => {
    const { id } = await openForm()
    const before = await newest(id)
    for (const [data, label] of wrong) {
      const { status, body } = await save(id, data)
      expect([data, status, JSON.stringify(body)]).toEqual([data, 400, expect.stringContaining(`“${label}” cannot hold`)])
    }
    expect(await newest(id)).toEqual(before)
    const created = await staff.send('POST', `products?${draft}`, { size: null })
    expect(created.status).toBe(400)
    const page = await staff.send('PATCH', `pages/${house.ids.page}?${draft}`, { blocks: [{ blockType: 'spaceship' }] })
    expect([page.status, JSON.stringify(page.body)]).toEqual([400, expect.stringContaining('“Parts of the page”')])
  })

  test('R-3 what forms send for something emptied is taken', async () => {
    const { id } = await openForm()
    const emptied = { categories: null, related: [], colourways: 0, weightG: '', family: null, introduced: null, faq: 0 }
    expect(await save(id, { ...emptied, description: null, services: null })).toMatchObject({ status: 200 })
    expect(await newest(id)).toMatchObject({ categories: [], colourways: [], weightG: null, family: null })
  })

  test.each([
    ['products/abc', 404],
    ['products/1e300', 404],
    ['products/99999999999', 404],
    ['products/versions/abc', 404],
    ['products/versions?page=1e300', 400],
    ['products?page=1e300', 400],
    ['products?page=-1', 400],
    ['products?limit=1e300', 400],
    ['users/versions', 404],
    ['users/versions/1', 404],
    ['globals/texts/versions', 404],
    ['globals/home/versions/abc', 404],
    ['payload-migrations', 404],
    ['payload-migrations/1', 404],
  ])('R-3 an address that leads nowhere is refused with a sentence: %s', async (address, status) => {
    const [english, spanish] = [
      await administrator.send('GET', address),
      await administrator.send('GET', address, undefined, { 'accept-language': 'es' }),
    ]
    expect([english.status, spanish.status]).toEqual([status, status])
    expect(JSON.stringify(english.body)).toMatch(/There is nothing at this address|must be a whole number/)
    expect(JSON.stringify(spanish.body)).toMatch(/No hay nada en esta dirección|debe ser un número entero/)
  })
})
