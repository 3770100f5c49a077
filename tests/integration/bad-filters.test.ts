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
const unwritten = [/is not written in a way we can use/, /no está escrito de una forma/] as const
const unusable = [/The filter “.+” cannot be used here/, /El filtro «.+» no se puede usar aquí/] as const

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
  ['inquiries?joins[files][where][id][in]=abc', incomparable],
  ['media/file/%E0%A4%A', unreadable],
  ['products?where=zz', unwritten],
  ['products?where=[]', unwritten],
  ['products/count?where={"or":[null]}', unwritten],
  ['globals/home?data=zz', unwritten],
  ['inquiries?joins=zz', unwritten],
  ['products?where[id]=1', unusable],
  ['products?where[or]=1', unusable],
  ['products?where[id][near]=1', unusable],
  ['products?where[services][all]=1', unusable],
  ['products?where[or][0][and][0][name][zz]=1', unusable],
  ['products?where[name][like][]=a', unusable],
  ['products?where[updatedAt][contains]=a', unusable],
  ['products/versions?where[version.updatedAt][contains]=a', unusable],
  ['globals/home/versions?where[version.updatedAt][contains]=a', unusable],
  ['pages?where[blocks.layout][equals]=a', unusable],
  ['inquiries?joins[files][where][id][near]=1', unusable],
] as const

/** As lists, pickers of references and the inbox ask. */
const taken = [
  'products?where[or][0][and][0][name][like]=tote&where[or][0][and][1][_status][equals]=draft&limit=10&page=1&sort=-updatedAt',
  'products?where[and][0][id][in]=1,2&where[and][1][id][not_in][0]=3&depth=0&select[name]=true&draft=true&locale=es',
  'products?where[categories][in][0]=1&where[materials.family][exists]=true&where[name.en][exists]=true&where[introduced][exists]=false',
  'products?where[related][contains][]=1&where[id][greater_than]=1&where[seo.title][not_like]=a',
  'products/versions?where[and][0][parent][equals]=1&where[and][1][latest][equals]=true&where[version.updatedAt][greater_than]=2026-01-01',
  'globals/home/versions?where[updatedAt][less_than]=2026-01-01&limit=0',
  'payload-locked-documents?where[document.value][equals]=1&where[document.relationTo][equals]=products',
  'payload-locked-documents?where[document][equals][relationTo]=products&where[document][equals][value]=1',
  'inquiries?joins[files][limit]=5&joins[files][sort]=-createdAt&joins[files][where][name][like]=a&joins[thread]=false',
  'products?where=&limit=&page=',
  'products?where[and][]',
  'products?where={"or":[{"name":{"equals":null}},{"id":{"in":[1,2]}}]}',
]

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

  test.each(taken)('R-3 what the desk asks itself is taken: %s', async (address) => {
    expect((await ask(address)).statuses).toEqual([200, 200])
  })

  test.each(['none.png', 'a'.repeat(300), 'a%2Fb', 'none.png?prefix=a'])(
    'R-3 a file that does not exist is not found: %s',
    async (name) => {
      const { statuses, en, es } = await ask(`media/file/${name}`)
      expect([statuses, en, es]).toEqual([
        [404, 404],
        expect.stringMatching(/no such file/),
        expect.stringMatching(/archivo no existe/),
      ])
    },
  )

  test('R-3 what is not filtered is not touched: a filter that cannot be used deletes nothing', async () => {
    const { id } = await desk.payload.create({ collection: 'questions', data: {}, draft: true })
    expect((await staff.send('DELETE', `questions?where[id]=${Number(id) + 1}`)).status).toBe(400)
    expect(await desk.payload.count({ collection: 'questions' })).toEqual({ totalDocs: 1 })
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
