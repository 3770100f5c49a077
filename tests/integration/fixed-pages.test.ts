import { fixedPages } from '@lindero/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureFixedPages } from '../../apps/cms/fixed-pages/ensure-fixed-pages.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the pages that exist always, on %s', (dialect) => {
  let desk: Desk
  let payload: Payload
  let authorization: string

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('fixed_pages') : undefined)
    payload = desk.payload
    await ensureFixedPages(payload)
    const account = { email: 'editor@example.com', password: 'a long password' }
    await payload.create({ collection: 'users', data: { ...account, role: 'administrator' } })
    const { token } = await payload.login({ collection: 'users', data: account })
    authorization = `JWT ${token}`
  })
  afterAll(() => desk.close())

  const find = async (fixed: string) => {
    const { docs } = await payload.find({ collection: 'pages', where: { fixed: { equals: fixed } }, locale: 'all' })
    expect(docs).toHaveLength(1)
    return docs[0] ?? { id: 0 }
  }
  const send = (method: string, address: string, body?: object) =>
    desk.request(`/api-cms/pages/${address}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })

  test('S-3 all of them are made once, published in both languages at their own address', async () => {
    await ensureFixedPages(payload)
    const pages = (await desk.news()).flatMap((entry) => ('gone' in entry || entry.kind !== 'page' ? [] : [entry]))
    expect(pages.map(({ content }) => content.en?.slug).sort()).toEqual([...fixedPages].sort())
    expect(pages.map(({ content }) => content.es?.fixed).sort()).toEqual([...fixedPages].sort())
    const [first] = pages
    expect([first?.content.en?.title, first?.content.es?.title]).toEqual(['About Us', 'Sobre nosotros'])
  })

  test('S-3 they cannot be deleted, one by one or together, through the API or inside the desk', async () => {
    const { id } = await find('honor')
    const { delete: offered = false } = await (await send('POST', `access/${id}`)).json()
    expect(offered).toBe(false)
    expect((await send('DELETE', String(id))).status).toBe(403)
    await send('DELETE', '?where[id][exists]=true')
    await expect(payload.delete({ collection: 'pages', id })).rejects.toThrow('cannot be deleted')
    for (const fixed of fixedPages) await find(fixed)
  })

  test.each([
    ['contact', '?unpublishAllLocales=true', 409, 'The site cannot be without this'],
    ['contact', '?locale=es', 409, 'The site cannot be without this'],
    ['factory-tour', '?unpublishAllLocales=true', 409, 'stays public in at least one language'],
    ['factory-tour', '?locale=es', 200, ''],
    ['factory-tour', '?locale=en', 409, 'stays public in at least one language (now: English)'],
  ])('G-2 S-3 %s taken off with %s is answered with %i', async (fixed, query, status, words) => {
    const { id } = await find(fixed)
    const answer = await send('PATCH', `${id}${query}`, { _status: 'draft' })
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([status, expect.stringContaining(words)])
  })

  test('G-2 S-3 taken off together in a list they stay as well', async () => {
    const answer = await send('PATCH', '?locale=en&where[fixed][exists]=true', { _status: 'draft' })
    expect(answer.status).toBe(409)
    const { _status } = await find('about-us')
    expect(_status).toEqual({ en: 'published', es: 'published' })
  })

  test('S-3 they cannot be renamed, published or as a draft, and keep their address when translated', async () => {
    const { id } = await find('honor')
    for (const query of ['?locale=en', '?locale=es', '?locale=en&draft=true']) {
      const answer = await send('PATCH', `${id}${query}`, { slug: 'awards' })
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
        400,
        expect.stringContaining('address of this page is fixed'),
      ])
    }
    expect((await send('PATCH', `${id}?locale=es`, { title: 'Galardones', slug: '', _status: 'published' })).status).toBe(200)
    expect(await find('honor')).toMatchObject({
      title: { en: 'Honor', es: 'Galardones' },
      slug: { en: 'honor', es: 'honor' },
    })
  })

  test('S-3 a page cannot be made or unmade one of them', async () => {
    const { id } = await find('customized')
    await send('PATCH', `${id}?locale=en`, { fixed: null, title: 'Made to order', _status: 'published' })
    expect(await find('customized')).toMatchObject({ title: { en: 'Made to order' } })
    await expect(payload.update({ collection: 'pages', id, data: { fixed: null } })).rejects.toThrow()
    const data = { title: 'Mine', slug: 'mine', fixed: 'honor' }
    await expect(payload.create({ collection: 'pages', locale: 'en', data })).rejects.toThrow()
    const made = await send('POST', '?locale=en', data)
    expect((await made.json()).doc.fixed ?? null).toBeNull()
  })

  test('S-3 a copy of one of them is an ordinary page', async () => {
    const { id } = await find('about-us')
    const copy = await payload.duplicate({ collection: 'pages', id, locale: 'en' })
    expect([copy.fixed ?? null, copy.slug]).toEqual([null, 'about-us-2'])
    await payload.delete({ collection: 'pages', id: copy.id })
    await find('about-us')
  })

  test.each([
    ['honor', 'used by the site itself'],
    ['products', 'used by the site itself'],
    ['es', 'used by the site itself'],
    ['sitemap.xml', 'used by the site itself'],
    ['clearcacle', 'used by the site itself'],
    ['Upper Case', 'lower-case'],
    ['taken', 'Another page'],
  ])('a page of the staff cannot stand at %s', async (slug, words) => {
    const existing = await payload.find({ collection: 'pages', where: { slug: { equals: 'taken' } }, locale: 'en' })
    if (existing.totalDocs === 0)
      await payload.create({ collection: 'pages', locale: 'en', data: { title: 'Taken', slug: 'taken' } })
    for (const draft of [false, true]) {
      const attempt = payload.create({ collection: 'pages', locale: 'en', draft, data: { title: 'Mine', slug } })
      await expect(attempt).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining(words) }] } })
    }
  })
})
