import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { action, carton, type Data, product, refused, refusedInGlobals, richLink } from './validation-cases.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('what the desk refuses, and how it says so, on %s', (dialect) => {
  let desk: Desk
  let payload: Payload
  let authorization: string

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('validation') : undefined)
    payload = desk.payload
    const account = { email: 'editor@example.com', password: 'a long password' }
    await payload.create({ collection: 'users', data: { ...account, role: 'administrator' } })
    const { token } = await payload.login({ collection: 'users', data: account })
    authorization = `JWT ${token}`
    await payload.create({ collection: 'products', locale: 'en', data: { ...product, styleNo: 'IN-USE' } })
    await payload.create({ collection: 'categories', locale: 'en', data: { name: 'In use', slug: 'in-use' } })
  })
  afterAll(() => desk.close())

  const send = async (address: string, data: Data, language: string) => {
    const headers = { authorization, 'content-type': 'application/json', 'accept-language': language }
    const body = JSON.stringify({ ...data, _status: 'published' })
    const answer = await desk.request(`/api-cms/${address}?locale=en`, { method: 'POST', headers, body })
    const { errors } = await answer.json()
    return { status: answer.status, said: errors?.[0]?.data?.errors ?? errors }
  }

  test.each(refused)('E-1 %s', async (_, collection, data, path, en, es) => {
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const { status, said } = await send(collection, data, language)
      expect(status).toBe(400)
      expect(said).toEqual([expect.objectContaining({ path, message: expect.stringContaining(words) })])
    }
  })

  test.each(refusedInGlobals)('G-1 %s', async (_, global, data, path, en, es) => {
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const { status, said } = await send(`globals/${global}`, data, language)
      expect(status).toBe(400)
      expect(said).toEqual([expect.objectContaining({ path, message: expect.stringContaining(words) })])
    }
  })

  test.each([
    ['the least a product needs', 'products', product],
    ['an HS code with dots', 'products', { ...product, styleNo: 'LD-2', trade: { hsCode: '4202.21.00.90' } }],
    ['an HS code without dots', 'products', { ...product, styleNo: 'LD-3', trade: { hsCode: '420221' } }],
    ['a whole carton', 'products', { ...product, styleNo: 'LD-4', carton }],
    [
      'a link that is said to leave',
      'pages',
      { ...action({ kind: 'address', address: 'https://example.com', leaves: true }), slug: 'away' },
    ],
    ['a link in a text', 'pages', { ...richLink({ url: '/contact' }), slug: 'inside' }],
    [
      'a link in a text that is said to leave',
      'pages',
      { ...richLink({ url: 'https://example.com', leaves: true }), slug: 'outside' },
    ],
  ])('E-1 %s is accepted', async (_, collection, data) => {
    expect(await send(collection, data, 'en')).toEqual({ status: 201, said: undefined })
  })

  test('E-1 the same slug below two parents is fine, and a move beside its like is not', async () => {
    const make = (slug: string, parent?: unknown) =>
      payload.create({ collection: 'categories', locale: 'en', data: { name: slug, slug, parent, _status: 'published' } })
    const [one, other] = [await make('one'), await make('other')]
    await make('same', one.id)
    const { id } = await make('same', other.id)
    const move = payload.update({ collection: 'categories', id, locale: 'es', data: { parent: one.id } })
    await expect(move).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('“same” (English)') }] } })
  })

  test('E-1 a write in all languages is checked in each', async () => {
    const data = { name: { en: 'Bags', es: 'Bolsos' }, slug: { en: 'bags', es: 'Bolsos Ñ' } }
    const attempt = payload.create({ collection: 'categories', locale: 'all', publishAllLocales: true, data })
    await expect(attempt).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
    const texts = payload.updateGlobal({
      slug: 'texts',
      locale: 'all',
      data: { totalPages: { en: '{n} pages', es: 'Páginas' } },
    })
    await expect(texts).rejects.toMatchObject({ data: { errors: [{ path: 'totalPages' }] } })
  })

  test('E-1 the public number cannot be changed afterwards', async () => {
    const { docs } = await payload.find({ collection: 'products', where: { styleNo: { equals: 'IN-USE' } } })
    const [{ id, publicId } = { id: 0, publicId: 0 }] = docs
    await payload.update({ collection: 'products', id, locale: 'en', data: { publicId: 7, _status: 'published' } })
    expect(await payload.findByID({ collection: 'products', id })).toMatchObject({ publicId })
  })
})
