import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingsIn } from '../../apps/cms/lists/read-statuses.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, required } from './content-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('several documents at once, on %s', (dialect) => {
  let opened: ContentDesk
  let payload: Payload
  let ids: number[] = []
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    opened = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('bulk') : undefined)
    payload = opened.payload
    for (const role of ['editor', 'translator', 'sales']) {
      const account = { email: `${role}@house.example`, password: 'a long password' }
      await payload.create({ collection: 'users', data: { ...account, role } })
      tokens.set(role, (await payload.login({ collection: 'users', data: account })).token ?? '')
    }
    const colourways = [{ ...required.colourways[0], images: [opened.ids.picture] }]
    const draft = async (styleNo: string) => {
      const data = { ...required, name: both(styleNo, `${styleNo} ES`), styleNo, colourways }
      return Number((await payload.create({ collection: 'products', locale: 'all', draft: true, data })).id)
    }
    ids = [await draft('B-1'), await draft('B-2')]
  })
  afterAll(() => opened.desk.close())

  const which = () => ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  /** As the desk's own buttons above a list do it. */
  const change = async (role: string, data: object, query = 'locale=en') => {
    const answer = await opened.desk.request(`/api-cms/products?${which()}&${query}`, {
      method: 'PATCH',
      headers: { authorization: `JWT ${tokens.get(role)}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const { docs = [], errors = [] } = (await answer.json()) as { docs?: unknown[]; errors?: unknown[] }
    return { status: answer.status, done: docs.length, errors: errors.length }
  }
  const standings = () => Promise.all(ids.map((id) => standingsIn('products')(payload, id)))
  const newest = (id: number) => payload.findByID({ collection: 'products', id, draft: true, locale: 'all', depth: 0 })

  test('G-1 several are published in the language shown, taken off and published in the other, and keep all they had', async () => {
    expect(await change('editor', { _status: 'published' }, 'locale=en&draft=true')).toEqual({
      status: 200,
      done: 2,
      errors: 0,
    })
    expect(await standings()).toEqual(ids.map(() => ({ en: 'published', es: 'draft' })))
    expect(await change('editor', { _status: 'published' }, 'locale=es&draft=true')).toMatchObject({ done: 2 })
    expect(await standings()).toEqual(ids.map(() => ({ en: 'published', es: 'published' })))
    expect(await change('editor', { _status: 'draft' }, 'locale=es')).toMatchObject({ done: 2, errors: 0 })
    expect(await standings()).toEqual(ids.map(() => ({ en: 'published', es: 'draft' })))
    for (const id of ids)
      expect(await newest(id)).toMatchObject({
        name: { es: expect.stringMatching(/^B-\d ES$/) },
        colourways: [{ name: { en: 'Cognac', es: 'Coñac' }, images: [opened.ids.picture] }],
        cover: opened.ids.picture,
      })
  })

  test('G-1 a field is changed in several, and everything else stays', async () => {
    expect(await change('editor', { family: 'hobo', _status: 'published' })).toEqual({ status: 200, done: 2, errors: 0 })
    for (const id of ids)
      expect(await newest(id)).toMatchObject({
        family: 'hobo',
        colourways: [{ images: [opened.ids.picture] }],
        moq: required.moq,
      })
    const uses = await payload.findByID({ collection: 'media', id: Number(opened.ids.picture) })
    expect(uses.useCount).toBe(2)
  })

  test('G-7 a translator publishes none of them, and sales change none', async () => {
    const before = await standings()
    for (const [role, locale] of [
      ['translator', 'es'],
      ['translator', 'en'],
      ['sales', 'es'],
    ] as const) {
      const { done } = await change(role, { _status: 'published' }, `locale=${locale}`)
      expect([role, locale, done]).toEqual([role, locale, 0])
    }
    expect(await standings()).toEqual(before)
  })

  test('G-1 several are deleted, and their pictures are free', async () => {
    const answer = await opened.desk.request(`/api-cms/products?${which()}`, {
      method: 'DELETE',
      headers: { authorization: `JWT ${tokens.get('editor')}` },
    })
    expect(answer.status).toBe(200)
    expect((await payload.findByID({ collection: 'media', id: Number(opened.ids.picture) })).useCount).toBe(0)
  })
})
