import { type ContentKind, type FeedBatch, type FeedDocument, type FeedEntry, feedKeyHeader } from '@lindero/contract'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the change feed on %s', (dialect) => {
  let desk: Desk
  let payload: Payload

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('feed') : undefined)
    payload = desk.payload
    await payload.create({ collection: 'redirects', data: { from: '/first', to: '/' } })
  })
  afterAll(() => desk.close())
  // Each test starts where the feed stands, as a follower that is up to date.
  beforeEach(async () => {
    await payload.create({ collection: 'redirects', data: { from: `/${crypto.randomUUID()}`, to: '/' } })
    await desk.news()
  })

  const publish = (data: Record<string, unknown>) =>
    payload.create({ collection: 'categories', locale: 'all', publishAllLocales: true, data })
  let made = 0
  const totes = () => {
    made++
    return { name: { en: 'Totes', es: 'Bolsos tote' }, slug: { en: `totes-${made}`, es: `bolsos-tote-${made}` } }
  }

  test('a publish brings the document in both languages', async () => {
    const { id } = await publish(totes())
    expect(names(await desk.news(), 'category')).toEqual({ [id]: { en: 'Totes', es: 'Bolsos tote' } })
  })

  test('an unpublish brings a tombstone', async () => {
    const { id } = await publish(totes())
    await desk.news()
    await payload.update({ collection: 'categories', id, data: {}, unpublishAllLocales: true })
    expect(await desk.news()).toEqual([{ kind: 'category', id: String(id), gone: true }])
  })

  test('a delete brings a tombstone', async () => {
    const { id } = await publish(totes())
    await desk.news()
    await payload.delete({ collection: 'categories', id })
    expect(await desk.news()).toEqual([{ kind: 'category', id: String(id), gone: true }])
  })

  test('a restored version is brought as it was', async () => {
    const { id } = await publish(totes())
    await payload.update({ collection: 'categories', id, locale: 'en', data: { name: 'Renamed', _status: 'published' } })
    expect(names(await desk.news(), 'category')[id]).toMatchObject({ en: 'Renamed' })
    const { docs } = await payload.findVersions({
      collection: 'categories',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'categories', id: String(docs[0]?.id) })
    expect(names(await desk.news(), 'category')[id]).toEqual({ en: 'Totes', es: 'Bolsos tote' })
  })

  test('a bulk edit brings every document it touched', async () => {
    const ids = [(await publish(totes())).id, (await publish(totes())).id]
    await desk.news()
    await payload.update({
      collection: 'categories',
      where: { id: { in: ids } },
      locale: 'en',
      data: { name: 'Bulk', _status: 'published' },
    })
    const brought = names(await desk.news(), 'category')
    expect(ids.map((id) => brought[id]?.en)).toEqual(['Bulk', 'Bulk'])
  })

  test('publishing one language leaves the other as it is', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'en',
      data: { name: 'Only English', slug: 'only-english', _status: 'published' },
    })
    await payload.update({
      collection: 'categories',
      id,
      locale: 'es',
      draft: true,
      data: { name: 'Borrador', slug: 'borrador' },
    })
    expect(names(await desk.news(), 'category')[id]).toEqual({ en: 'Only English' })
    await payload.update({
      collection: 'categories',
      id,
      locale: 'es',
      data: { name: 'También español', slug: 'tambien', _status: 'published' },
    })
    expect(names(await desk.news(), 'category')[id]).toEqual({ en: 'Only English', es: 'También español' })
    await payload.update({ collection: 'categories', id, locale: 'en', data: { _status: 'draft' } })
    expect(names(await desk.news(), 'category')[id]).toEqual({ es: 'También español' })
  })

  test('a draft saved over a published document changes nothing public', async () => {
    const { id } = await publish(totes())
    await desk.news()
    await payload.update({ collection: 'categories', id, locale: 'en', draft: true, data: { name: 'Secret plan', order: 999 } })
    const [entry] = await desk.news()
    expect(JSON.stringify(entry)).not.toContain('Secret plan')
    expect(names(entry ? [entry] : [], 'category')[id]).toEqual({ en: 'Totes', es: 'Bolsos tote' })
    expect(documentsOf(entry ? [entry] : [])[0]?.content.en).toMatchObject({ order: 100 })
  })

  test('a rolled-back change never appears, a committed one after it does', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'redirects', data: { from: '/rolled-back', to: '/' }, req })
    await killTransaction(req)
    const next = await createLocalReq({}, payload)
    await initTransaction(next)
    await payload.create({ collection: 'redirects', data: { from: '/kept', to: '/' }, req: next })
    await commitTransaction(next)
    expect(paths(await desk.news())).toEqual(['/kept'])
  })

  test('a global brings its new words', async () => {
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'all',
      data: { siteName: { en: 'The House', es: 'La Casa' } },
    })
    expect(documentsOf(await desk.news())).toMatchObject([
      { kind: 'settings', content: { en: { siteName: 'The House' }, es: { siteName: 'La Casa' } } },
    ])
  })

  test('G-2 a language without its required words is not published with the others, and is named', async () => {
    const data = { name: 'No Spanish yet', slug: 'no-spanish-yet' }
    const attempt = payload.create({ collection: 'categories', locale: 'en', publishAllLocales: true, data })
    await expect(attempt).rejects.toThrow('Español cannot be published yet. Still to be written: Name.')
    const { id } = await payload.create({ collection: 'categories', locale: 'en', data: { ...data, _status: 'published' } })
    expect(names(await desk.news(), 'category')).toEqual({ [id]: { en: 'No Spanish yet' } })
  })

  test('a question without news is held, and answered as soon as something changes', async () => {
    const held = desk.news()
    const { id } = await publish(totes())
    expect(names(await held, 'category')[id]).toEqual({ en: 'Totes', es: 'Bolsos tote' })
  })

  test('a place that is not in this database is answered with everything', async () => {
    for (const address of ['?after=0', '?after=999999', '?after=1&token=someone-else']) {
      const response = await desk.request(`/api-cms/feed${address}`, { headers: { [feedKeyHeader]: desk.env.internalKey } })
      const batch = (await response.json()) as FeedBatch
      expect(batch.full).toBe(true)
      expect(documentsOf(batch.entries).map(({ kind }) => kind)).toContain('redirect')
    }
  })

  test('R-3 without the key 401, with a senseless place 400, each with a sentence', async () => {
    const noKey = await desk.request('/api-cms/feed?after=0')
    expect([noKey.status, (await noKey.json()).message]).toEqual([401, expect.stringContaining('internal key')])
    const wrongKey = await desk.request('/api-cms/feed?after=0', { headers: { [feedKeyHeader]: 'guess' } })
    expect(wrongKey.status).toBe(401)
    const senseless = await desk.request('/api-cms/feed?after=-1', { headers: { [feedKeyHeader]: desk.env.internalKey } })
    expect([senseless.status, (await senseless.json()).message]).toEqual([400, expect.stringContaining('whole number')])
  })

  test('many writers at once: a follower misses nothing', async () => {
    const wanted = Array.from({ length: 48 }, (_, index) => `/race-${index}`)
    const seen = new Set<string>()
    const writing = Promise.all(wanted.map((from) => payload.create({ collection: 'redirects', data: { from, to: '/' } })))
    while (seen.size < wanted.length) {
      for (const from of paths(await desk.news())) if (wanted.includes(from)) seen.add(from)
    }
    await writing
    expect(seen.size).toBe(wanted.length)
  })
})

test('two writers at once on PostgreSQL: the one that began first and ended last is not skipped', async () => {
  const desk = await openDesk(await postgres.createDatabase('two_writers'))
  const { payload } = desk
  const database = payload.db as unknown as Database
  const create = (from: string, req?: PayloadRequest) =>
    payload.create({ collection: 'redirects', data: { from, to: '/' }, ...(req && { req }) })
  await create('/before')
  await desk.news()

  const slow = await createLocalReq({}, payload)
  await initTransaction(slow)
  await create('/slow', slow)
  let quickIsDone = false
  const quick = create('/quick').then(() => {
    quickIsDone = true
  })
  const waitsForSlow = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(async () => quickIsDone || (await rows(database, waitsForSlow)).length > 0, { timeout: 10_000 }).toBe(true)
  const seen: FeedEntry[] = quickIsDone ? await desk.news() : []
  await commitTransaction(slow)
  await quick
  await create('/after')
  while (!paths(seen).includes('/after')) seen.push(...(await desk.news()))
  expect(paths(seen).sort()).toEqual(['/after', '/quick', '/slow'])
  await desk.close()
})

function paths(entries: FeedEntry[]): string[] {
  return documentsOf(entries).map(({ content }) => (content.en && 'from' in content.en ? content.en.from : ''))
}

function documentsOf(entries: FeedEntry[]): FeedDocument[] {
  return entries.filter((entry): entry is FeedDocument => !('gone' in entry))
}

/** The names brought for one kind of content, by document and language. */
function names(entries: FeedEntry[], kind: ContentKind): Record<string, Record<string, string>> {
  const brought: Record<string, Record<string, string>> = {}
  for (const document of documentsOf(entries).filter((entry) => entry.kind === kind)) {
    const pairs = Object.entries(document.content).map(([code, content]) => [code, 'name' in content ? content.name : ''])
    brought[document.id] = Object.fromEntries(pairs)
  }
  return brought
}
