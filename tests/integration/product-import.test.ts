import fs from 'node:fs'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workOnImports } from '../../apps/cms/import/import-queue.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, required } from './content-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('files of products on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let authorization: string

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('product_import') : undefined)
    payload = house.payload
    const account = { email: 'editor@example.com', password: 'a long password' }
    await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    const { token } = await payload.login({ collection: 'users', data: account })
    authorization = `JWT ${token}`
  })
  afterAll(() => house.desk.close())

  const ask = (address: string, init: RequestInit = {}) =>
    house.desk.request(`/api-cms/${address}`, { ...init, headers: { authorization, 'accept-language': 'en', ...init.headers } })
  const work = () => workOnImports(payload, house.desk.env.importsDir)
  const bring = async (body: BodyInit, mode = 'publish') => {
    const answer = await ask(`product-imports/bring?name=products.csv&mode=${mode}`, { method: 'POST', body })
    const { id, message } = await answer.json()
    expect(message).toBeUndefined()
    await work()
    return Number(id)
  }
  const progress = async (id: number) => (await ask(`product-imports/${id}/progress`)).json()
  const rows = async (id: number, outcome: string) =>
    (await (await ask(`product-imports/${id}/rows?outcome=${outcome}`)).json()).rows
  const move = async (id: number, step: 'start' | 'undo') => {
    const answer = await ask(`product-imports/${id}/${step}`, { method: 'POST' })
    expect(answer.status).toBe(200)
    await work()
  }
  const product = async (styleNo: string, draft = false) => {
    const { docs } = await payload.find({
      collection: 'products',
      where: { styleNo: { equals: styleNo } },
      locale: 'all',
      depth: 0,
      draft,
    })
    return docs[0]
  }
  const exported = async (format: string, query = '') =>
    Buffer.from(await (await ask(`products/export?format=${format}${query}`)).arrayBuffer())

  test.each(['csv', 'xlsx'])('G-5 an export comes back without a change (%s)', async (format) => {
    const file = await exported(format)
    fs.writeFileSync(`/tmp/seven/d-tmp/export-${dialect}.${format}`, file)
    const id = await bring(file)
    const found = await progress(id)
    expect(found).toMatchObject({ state: 'checked', total: 1, counts: { unchanged: 1, changed: 0, new: 0, bad: 0 } })
    expect(found.problems).toMatchObject({ unknown: [], twice: [] })
  })

  test('G-5 new and changed products, and those that speak of one another', async () => {
    const file = [
      'styleNo;name.en;name.es;size.lengthCm;size.widthCm;size.heightCm;colour1.key;colour1.name.en;colour1.name.es;colour1.swatch;moq.perStyle;moq.perColour;sampleDays.min;sampleDays.max;bulkDays.min;bulkDays.max;related;weightG;Colour of the box',
      'N-1;Nube;Nube ES;34,5;10;20;black;Black;Negro;#000000;1.000;100;5;7;30;40;N-2 | OTHER;;x',
      'N-2;Brisa;;30;10;20;black;Black;Negro;#000000;300;100;5;7;30;40;N-1;;',
      'OTHER;Other;Otro;34;14;27;cognac;Cognac;Coñac;#895131;300;100;8;10;40;50;;880;',
      'N-3;Bad;;thirty;10;20;black;Black;Negro;#000000;300;100;5;7;30;40;NOBODY;;',
      'N-1;Twice;;30;10;20;black;Black;Negro;#000000;300;100;5;7;30;40;;;',
      ';Nothing;;30;10;20;black;Black;Negro;#000000;300;100;5;7;30;40;;;',
      ';;;;',
    ].join('\r\n')
    const id = await bring(file)
    const found = await progress(id)
    expect(found).toMatchObject({ state: 'checked', total: 6, counts: { new: 2, changed: 1, bad: 3 } })
    expect(found.problems.unknown).toEqual(['Colour of the box'])
    expect(await product('N-1')).toBeUndefined()
    await move(id, 'start')
    expect(await progress(id)).toMatchObject({ state: 'done', counts: { created: 2, changed: 1, bad: 3 } })
    const [one, two, other] = [await product('N-1'), await product('N-2'), await product('OTHER')]
    expect(one).toMatchObject({ size: { lengthCm: 34.5 }, moq: { perStyle: 1000 }, related: [two?.id, other?.id] })
    expect(two).toMatchObject({ related: [one?.id], _status: { en: 'published', es: 'draft' } })
    expect(other).toMatchObject({ weightG: 880, name: both('Other', 'Otro'), _status: { en: 'published', es: 'published' } })
    await move(id, 'undo')
    expect(await progress(id)).toMatchObject({ state: 'undone', counts: { undone: 3, left: 0 } })
    expect(await product('N-1')).toBeUndefined()
    expect(await product('OTHER')).toMatchObject({ weightG: null, name: required.name })
  })
})
