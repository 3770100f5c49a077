import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { type Staff, signInAs } from './staff.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const unreadable = [/not written in a way we can read/, /no está escrita de una forma/] as const
const incomparable = [/in this filter cannot be compared/, /no se puede comparar/] as const

const refused = [
  ['products?where[name][equals]=%E0%A4%A', unreadable],
  ['products?where[name][like]=%00', unreadable],
  ['inquiries?where[status][like]=%00', unreadable],
  ['globals/home?locale=%00', unreadable],
  ['media/file/%00', unreadable],
  ['products?where[id][in]=abc', incomparable],
  ['products?where[and][0][id][not_in]=1,abc', incomparable],
  ['products/count?where[id][in]=abc', incomparable],
  ['products/versions?where[parent][in]=abc', incomparable],
] as const

/** SQLite compares anything with anything, and finds nothing. */
const refusedByPostgres = [
  'products?where[id][equals]=1e300',
  'products?where[id][equals]=99999999999',
  'products?where[id][equals]=1.5',
  'inquiries?where[status][equals]=none',
  'inquiries?where[status][like]=none',
]

describe.each(['sqlite', 'postgres'] as const)('filters on %s', (dialect) => {
  let desk: Desk
  let staff: Staff

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('filters') : undefined)
    staff = await signInAs(desk, 'administrator')
  })
  afterAll(() => desk.close())

  const ask = async (address: string) => {
    const [english, spanish] = [
      await staff.send('GET', address),
      await staff.send('GET', address, undefined, { 'accept-language': 'es' }),
    ]
    return { statuses: [english.status, spanish.status], en: JSON.stringify(english.body), es: JSON.stringify(spanish.body) }
  }

  test.each(refused)('R-3 a filter nobody can use is refused with a sentence: %s', async (address, [en, es]) => {
    expect(await ask(address)).toEqual({
      statuses: [400, 400],
      en: expect.stringMatching(en),
      es: expect.stringMatching(es),
    })
  })

  test.each(refusedByPostgres)('R-3 a value the column cannot hold finds nothing, or is refused: %s', async (address) => {
    const { statuses, en } = await ask(address)
    if (dialect === 'sqlite') expect([statuses, en]).toEqual([[200, 200], expect.stringContaining('"docs":[]')])
    else expect([statuses, en]).toEqual([[400, 400], expect.stringMatching(incomparable[0])])
  })

  test('R-3 a fault of the desk stays one, with a filter or without', async () => {
    const { db } = desk.payload
    const { find } = db
    for (const fault of [new Error('out of memory'), faultOf('58030'), faultOf('SQLITE_CORRUPT'), faultOf('42P01')]) {
      db.find = () => Promise.reject(fault)
      expect((await ask('questions?where[id][in]=1')).statuses).toEqual([500, 500])
    }
    db.find = find
    expect((await ask('questions?where[id][in]=1')).statuses).toEqual([200, 200])
  })
})

/** As the adapter reports what its database could not do. */
function faultOf(code: string): Error {
  const cause = Object.assign(new Error('broken'), { code })
  return Object.assign(new Error('Failed query', { cause }), { query: 'select 1', params: [] })
}
