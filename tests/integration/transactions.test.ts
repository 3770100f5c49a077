import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Makes the database accept a new redirect and then refuse the commit, as a full disk or a deferred constraint would. */
const commitTraps = {
  sqlite: [
    sql`create table trap_parent (id integer primary key)`,
    sql`create table trap (parent integer references trap_parent (id) deferrable initially deferred)`,
    sql`create trigger spring after insert on redirects when new."from" = '/trap' begin insert into trap values (1); end`,
  ],
  postgres: [
    sql`create function spring() returns trigger language plpgsql as $$ begin raise exception 'commit refused'; end $$`,
    sql`create constraint trigger spring after insert on redirects deferrable initially deferred
        for each row when (new."from" = '/trap') execute function spring()`,
  ],
}

describe.each(['sqlite', 'postgres'] as const)('transactions on %s', (dialect) => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('transactions') : undefined)
  })
  afterAll(() => desk.close())

  const database = () => desk.payload.db as unknown as Database
  const storedRedirects = async () =>
    (await desk.payload.find({ collection: 'redirects', pagination: false })).docs.map(({ from }) => from)

  test('a save whose commit fails is reported and leaves nothing behind', async () => {
    for (const statement of commitTraps[dialect]) await rows(database(), statement)
    await expect(desk.payload.create({ collection: 'redirects', data: { from: '/trap', to: '/' } })).rejects.toThrow()
    expect(await storedRedirects()).not.toContain('/trap')
    const changes = await rows(database(), sql`select 1 from changes where kind = 'redirect'`)
    expect(changes).toEqual([])
    await desk.payload.create({ collection: 'redirects', data: { from: '/after-trap', to: '/' } })
    expect(await storedRedirects()).toContain('/after-trap')
  })

  test('twenty writers at once all succeed', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/old-${index}`)
    await Promise.all(paths.map((from) => desk.payload.create({ collection: 'redirects', data: { from, to: '/new' } })))
    expect(await storedRedirects()).toEqual(expect.arrayContaining(paths))
  })

  test('writes outside a transaction wait for their turn beside writes inside one', async () => {
    const user = await desk.payload.create({
      collection: 'users',
      data: { email: `${dialect}@example.com`, password: 'long enough', role: 'editor' },
    })
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await desk.payload.create({ collection: 'redirects', data: { from: `/mixed-${index}`, to: '/new' } })
        await desk.payload.db.updateOne({ collection: 'users', id: user.id, data: { name: `Writer ${index}` } })
      }),
    )
    expect((await storedRedirects()).filter((from) => String(from).startsWith('/mixed-'))).toHaveLength(10)
  })

  test('the desk remembers how staff left a form, first and later times, without waiting for itself', async () => {
    const account = { email: `form-${dialect}@example.com`, password: 'long enough' }
    await desk.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    const { token } = await desk.payload.login({ collection: 'users', data: account })
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
    for (const tab of [1, 2]) {
      const body = JSON.stringify({ value: { tab } })
      const answer = await desk.request('/api-cms/payload-preferences/global-company', { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
    }
    const kept = await desk.request('/api-cms/payload-preferences/global-company', { headers })
    expect(await kept.json()).toMatchObject({ value: { tab: 2 } })
  })

  test('E-1 a public number is never given twice, also not after a delete', async () => {
    const make = (styleNo: string, publicId?: number) =>
      desk.payload.create({ collection: 'products', data: { ...product, styleNo, ...(publicId && { publicId }) } })
    const [first, second] = [await make('A-1'), await make('A-2')]
    expect([first.publicId, second.publicId]).toEqual([1001, 1002])
    await desk.payload.delete({ collection: 'products', id: second.id })
    expect((await make('A-3')).publicId).toBe(1003)
    await expect(make('A-4', 1002)).rejects.toThrow()
  })
})

const product = {
  name: 'Alba',
  size: { lengthCm: 30, widthCm: 10, heightCm: 20 },
  colourways: [{ name: 'Cognac', key: 'cognac', swatch: '#895131' }],
  moq: { perStyle: 300, perColour: 100 },
  sampleDays: { min: 7, max: 9 },
  bulkDays: { min: 30, max: 40 },
}
