import { commitTransaction, createLocalReq, initTransaction, type Payload, type PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('redirects on %s', (dialect) => {
  let desk: Desk
  let payload: Payload

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('redirects') : undefined)
    payload = desk.payload
  })
  afterAll(() => desk.close())
  afterEach(async () => {
    for (const collection of ['categories', 'pages', 'redirects'])
      await payload.delete({ collection, where: { id: { exists: true } } })
  })

  const published = { locale: 'all', publishAllLocales: true } as const
  const category = async (slug: string, parent?: number) => {
    const data = { name: { en: slug, es: slug }, slug: { en: slug, es: `es-${slug}` }, parent }
    return Number((await payload.create({ collection: 'categories', data, ...published })).id)
  }
  const change = (collection: string, id: number, data: Record<string, unknown>, locale = 'en') =>
    payload.update({ collection, id, locale, data: { ...data, _status: 'published' } })
  const redirects = async () => {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false })
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
  }

  test('E-9 a new slug in one language: both forms of the old address lead on, the other language stays', async () => {
    const id = await category('totes')
    await change('categories', id, { slug: 'tote-bags' })
    expect(await redirects()).toEqual({ '/category/totes': '/category/tote-bags', '/products/totes': '/products/tote-bags' })
  })

  test('E-9 a deep tree: everything below moves along, in each language', async () => {
    const top = await category('bags')
    const middle = await category('leather', top)
    await category('soft', middle)
    await payload.update({ collection: 'categories', id: top, data: { slug: { en: 'handbags', es: 'bolsos' } }, ...published })
    const all = await redirects()
    expect(Object.keys(all)).toHaveLength(12)
    expect(all['/category/bags/leather/soft']).toBe('/category/handbags/leather/soft')
    expect(all['/es/products/es-bags/es-leather/es-soft']).toBe('/es/products/bolsos/es-leather/es-soft')
  })

  test('E-9 a move below another parent, and back', async () => {
    const [first, second] = [await category('first'), await category('second')]
    const child = await category('child', first)
    await change('categories', child, { parent: second })
    expect((await redirects())['/category/first/child']).toBe('/category/second/child')
    expect((await redirects())['/es/category/es-first/es-child']).toBe('/es/category/es-second/es-child')
    await change('categories', child, { parent: first })
    const all = await redirects()
    expect(all['/category/second/child']).toBe('/category/first/child')
    expect(all['/category/first/child']).toBeUndefined()
  })

  test('E-9 chains are flattened as names go on changing', async () => {
    const id = await category('a')
    for (const slug of ['b', 'c', 'd']) await change('categories', id, { slug })
    const all = await redirects()
    expect(['a', 'b', 'c'].map((slug) => all[`/category/${slug}`])).toEqual(['/category/d', '/category/d', '/category/d'])
  })

  test('E-9 two categories swap their slugs: no redirect stands in front of a live page', async () => {
    const [one, other] = [await category('x'), await category('y')]
    await change('categories', one, { slug: 'between' })
    await change('categories', other, { slug: 'x' })
    await change('categories', one, { slug: 'y' })
    expect(await redirects()).toEqual({ '/category/between': '/category/y', '/products/between': '/products/y' })
  })

  test('E-9 a bulk edit writes the redirects of every document', async () => {
    const [one, other] = [await category('one'), await category('other')]
    const parent = await category('parent')
    const where = { id: { in: [one, other] } }
    await payload.update({ collection: 'categories', where, locale: 'en', data: { parent, _status: 'published' } })
    const all = await redirects()
    expect([all['/category/one'], all['/category/other']]).toEqual(['/category/parent/one', '/category/parent/other'])
  })

  test('E-9 what is below a category that is deleted or hidden keeps its old address', async () => {
    const top = await category('top')
    await category('below', top)
    await payload.update({ collection: 'categories', id: top, locale: 'en', data: { _status: 'draft' } })
    expect((await redirects())['/category/top/below']).toBe('/category/below')
    await change('categories', top, {})
    expect((await redirects())['/category/top/below']).toBeUndefined()
    await payload.delete({ collection: 'categories', id: top })
    const all = await redirects()
    expect([all['/category/top/below'], all['/category/top']]).toEqual(['/category/below', undefined])
  })

  test('E-9 a draft moves nothing, its publication does', async () => {
    const id = await category('quiet')
    await payload.update({ collection: 'categories', id, locale: 'en', draft: true, data: { slug: 'loud' } })
    expect(await redirects()).toEqual({})
    await change('categories', id, { slug: 'loud' })
    expect((await redirects())['/category/quiet']).toBe('/category/loud')
  })

  test('E-9 a page keeps its old address, and the site hears of it', async () => {
    const data = { title: { en: 'Care', es: 'Cuidados' }, slug: { en: 'care', es: 'cuidados' } }
    const { id } = await payload.create({ collection: 'pages', data, ...published })
    await desk.news()
    await change('pages', Number(id), { slug: 'cuidado' }, 'es')
    expect(await redirects()).toEqual({ '/es/cuidados': '/es/cuidado' })
    expect((await desk.news()).map(({ kind }) => kind).sort()).toEqual(['page', 'redirect'])
  })

  test('E-9 a change that fails leaves no redirect behind', async () => {
    const id = await category('stays')
    await category('taken')
    await expect(change('categories', id, { slug: 'taken' })).rejects.toThrow()
    await expect(change('categories', id, { slug: 'free', order: 'no number' })).rejects.toThrow()
    expect(await redirects()).toEqual({})
  })

  test('E-9 redirects of the staff cannot lead in a circle', async () => {
    const make = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } })
    await make('/a', '/b')
    await make('/b/', '/c')
    expect(await redirects()).toEqual({ '/a': '/b', '/b': '/c' })
    for (const [from, to] of [
      ['/c', '/a'],
      ['/c', '/b?x=1'],
      ['/self', '/self#part'],
    ] as const) {
      await expect(make(from, to)).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('circle') }] } })
    }
    await expect(make('/old?x=1', '/new')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('without “?”') }] },
    })
  })
})

test('E-9 two people who move categories at once on PostgreSQL leave every old address working', async () => {
  const desk = await openDesk(await postgres.createDatabase('redirects_at_once'))
  const { payload } = desk
  const make = (slug: string, parent?: unknown) =>
    payload.create({ collection: 'categories', locale: 'en', data: { name: slug, slug, parent, _status: 'published' } })
  const top = await make('top')
  const leaf = await make('leaf', (await make('middle', top.id)).id)
  const rename = (id: unknown, slug: string, req?: PayloadRequest) => {
    const data = { slug, _status: 'published' }
    return payload.update({ collection: 'categories', id: Number(id), locale: 'en', data, ...(req && { req }) })
  }
  const slow = await createLocalReq({}, payload)
  await initTransaction(slow)
  await rename(top.id, 'root', slow)
  const quick = rename(leaf.id, 'twig')
  const waits = sql`select 1 from pg_locks where not granted`
  await expect.poll(() => rows(payload.db as unknown as Database, waits), { timeout: 10_000 }).toHaveLength(1)
  await commitTransaction(slow)
  await quick
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/category/top/middle/leaf' } } })
  expect(docs.map(({ to }) => to)).toEqual(['/category/root/middle/twig'])
  await desk.close()
})
