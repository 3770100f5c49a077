import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { type ContentDesk, openContentDesk, published, required } from './content-desk.ts'
import { type ImportDesk, importDesk, table } from './import-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** What people and other programs put into texts. */
const texts = [
  '=1+1',
  '+34 600',
  '-5 °C',
  '@sum',
  "'=x",
  "''=x",
  "it's",
  '"quoted", "twice"',
  'a;=b,+c\td',
  'line\nline\r\nline',
  '00123',
  '1E5',
  'TRUE',
  '2026-12-31',
  '31/12',
  '34,5',
  '👜👩🏽‍🏭',
  '  spaces  ',
  '_x000D_ & <b>',
  '\\|',
  'a | b',
  '',
  '\t=tab',
  '\n=line',
  'sep=;',
  '#12',
  'ñ€漢',
  'long '.repeat(7_500),
]

/** Always the same sequence, so that what fails once fails again. */
function* chance(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

type Data = Record<string, unknown>

function awkwardProducts(count: number, ids: Record<string, number>): Data[] {
  const numbers = chance(7)
  const next = () => Number(numbers.next().value)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const words = () => ({ en: pick(texts), es: pick(texts) })
  const name = () => ({ en: `x${pick(texts).slice(0, 50)}`, es: `y${pick(texts).slice(0, 50)}` })
  const figure = () => pick([0.001, 1.234, 34.5, 1_234, 1_234.567, 12, 0.1 + 0.2])
  const colour = (at: number) => ({
    key: `c-${at}`,
    name: name(),
    swatch: '#123abc',
    family: pick(['red', null]),
    pantone: pick(texts),
    images: pick([[], [ids.picture]]),
  })
  return Array.from({ length: count }, (_, at) => ({
    ...required,
    styleNo: pick([`=S${at}`, `00${at}`, `1E${at + 10}`, `+${at}`, `'${at}`, `a|b ${at}`, `ü "${at}"`, `-${at};x`]),
    name: name(),
    slug: { en: `p-${at}`, es: `p-${at}-es` },
    summary: words(),
    description: words(),
    season: words(),
    weightG: pick([null, figure()]),
    size: { lengthCm: figure(), widthCm: figure(), heightCm: figure() },
    drop: { strapDetachable: pick([true, false, null]) },
    introduced: pick([null, '2025-03-04', '2026-12-31T12:00:00.000Z']),
    materials: { family: pick(['cowhide', null]), outer: words(), thicknessMm: pick([{ min: 1.234, max: 2 }, {}]) },
    colourways: Array.from({ length: 1 + Math.floor(next() * 4) }, (__, place) => colour(place)),
    faq: Array.from({ length: Math.floor(next() * 3) }, () => ({ question: name(), answer: name() })),
    categories: pick([[], [ids.category]]),
    certificates: pick([[], [ids.certificate]]),
    services: pick([[], ['OEM'], ['OEM', 'ODM']]),
    related: pick([[], [ids.product]]),
    packaging: words(),
    seo: { title: { en: pick(texts).slice(0, 60), es: null } },
  }))
}

const manyColours = {
  styleNo: 'MANY',
  colourways: Array.from({ length: 60 }, (_, at) => ({
    key: `k-${at}`,
    name: { en: `K${at}`, es: `K${at}` },
    swatch: '#123abc',
  })),
}

/** While somebody types, nothing is filled in: neither the part of the address nor the key of a colour. */
async function beginToType(payload: Payload): Promise<void> {
  const [collection, locale, draft] = ['products', 'en', true] as const
  const { id } = await payload.create({ collection, locale, draft, data: { styleNo: 'GAP' } })
  const data = { name: 'Half a w', colourways: [{ name: 'Re' }, {}, { pantone: '18-1550' }] }
  const typed = await payload.update({ collection, id, locale, draft, autosave: true, data })
  expect(typed).toMatchObject({ name: 'Half a w', colourways: [{ name: 'Re' }, {}, {}] })
  expect(typed.slug ?? null).toBeNull()
  expect(typed.colourways[0].key ?? null).toBeNull()
}

describe.each(['sqlite', 'postgres'] as const)('an export on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let desk: ImportDesk

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('round_trip') : undefined)
    payload = house.payload
    desk = await importDesk(house.desk)
    for (const data of awkwardProducts(14, house.ids)) await payload.create({ collection: 'products', data, ...published })
    const [first] = (await payload.find({ collection: 'products', limit: 1, sort: '-id' })).docs
    // A draft on top, and one that has no style number yet.
    await payload.update({ collection: 'products', id: Number(first?.id), data: { weightG: 77 }, locale: 'en', draft: true })
    await payload.create({ collection: 'products', data: { name: 'Begun' }, locale: 'en', draft: true })
    await payload.create({ collection: 'products', data: { ...required, ...manyColours }, ...published })
    await beginToType(payload)
  })
  afterAll(() => house.desk.close())

  const exported = async (query: string) => Buffer.from(await (await desk.ask(`products/export?${query}`)).arrayBuffer())

  test.each(['csv', 'xlsx'])('G-5 comes back without a change, whatever stands in it (%s)', async (format) => {
    const id = await desk.bring(await exported(`format=${format}`))
    expect(await desk.reasons(id, 'en')).toEqual([])
    const rows = await (await desk.ask(`product-imports/${id}/rows?outcome=changed`)).json()
    expect(rows.rows).toEqual([])
    expect(await desk.progress(id)).toMatchObject({ state: 'checked', total: 18, counts: { unchanged: 18 } })
  })

  test('G-5 can be taken to another desk: the same products, made anew', async () => {
    const other = await openContentDesk()
    try {
      const there = await importDesk(other.desk)
      await other.payload.delete({ collection: 'products', where: { styleNo: { equals: 'OTHER' } } })
      const file = await exported('format=csv')
      const withoutNumbers = file.toString().replace('"publicId"', '"was"')
      const id = await there.bring(withoutNumbers)
      await there.move(id, 'start')
      // Those that were only begun stay behind.
      expect(await there.progress(id)).toMatchObject({ state: 'done', counts: { created: 16, bad: 2 } })
      const back = await desk.bring(
        Buffer.from(await (await there.ask('products/export?format=csv')).arrayBuffer())
          .toString()
          .replace('"publicId"', '"was"'),
      )
      expect(await desk.progress(back)).toMatchObject({ counts: { unchanged: 16, changed: 0, new: 0, bad: 0 } })
    } finally {
      await other.desk.close()
    }
  })

  test('G-5 holds what the list shows: filtered and searched', async () => {
    const found = (await exported('format=csv&where[styleNo][equals]=OTHER')).toString()
    expect(found.split('\r\n')).toHaveLength(3)
    expect(found).toContain('"OTHER"')
    expect((await exported('format=csv&search=OTHER')).toString()).toBe(found)
  })

  test('G-5 holds no formula', async () => {
    const text = (await exported('format=csv')).toString()
    expect(text).toContain(`"'=`)
    expect(text).not.toMatch(/(^|[,;\t\n])"?\s*[=+\-@]/u)
    const file = path.join(house.desk.env.dataDir, 'e.xlsx')
    fs.writeFileSync(file, await exported('format=xlsx'))
    expect(fs.statSync(file).size).toBeGreaterThan(5_000)
  })

  test.each([
    'where[id][in]=a',
    'where[updatedAt][less_than]=zz',
    'where[name][near]=1,2',
    'where[name][equals][a]=1',
    'where[nothing][equals]=1',
    'where[name][like][]=x&where[or]=y',
  ])('G-5 never fails on a filter that makes no sense: %s', async (filter) => {
    const answer = await desk.ask(`products/export?format=csv&${filter}`, { headers: { 'accept-language': 'es' } })
    if (answer.status !== 200) expect(await answer.text()).toMatch(/filtro .*no se puede usar/)
    expect(dialect === 'sqlite' ? [400] : [200, 400]).toContain(answer.status)
  })

  test('G-5 a filter the database refuses is answered with a sentence', async () => {
    const answer = await desk.ask('products/export?format=csv&where[nothing][equals]=1')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('This filter cannot be used') })
  })

  const fresh = { 'name.en': 'New' }

  test('G-5 a public number is refused by the check when it would use up those that are left, in the reader’s words', async () => {
    const rows = ['0', '-5', '1.5', '999999999', '9999999999', '101000000'].map((publicId, at) => ({
      styleNo: `N${at}`,
      publicId,
      ...fresh,
    }))
    const id = await desk.bring(table([...rows, { styleNo: 'N-OK', publicId: '50000', ...fresh }]), 'draft')
    expect(await desk.progress(id)).toMatchObject({ counts: { new: 1, bad: 6 } })
    const reasons = await desk.reasons(id, 'es')
    expect(reasons).toContainEqual([2, 'Número público', expect.stringContaining('número entero a partir de 1')])
    expect(reasons).toContainEqual([5, 'Número público', expect.stringMatching(/Por ahora, .* como máximo 101\d{3}\./)])
    expect(await desk.reasons(id, 'en')).toContainEqual([5, 'Public number', expect.stringContaining('at most for now')])
  })

  test('G-5 the desk itself gives no number far above the others either', async () => {
    const data = { ...required, styleNo: 'FAR', publicId: 999_999_999 }
    await expect(payload.create({ collection: 'products', data, ...published })).rejects.toThrow()
    const made = await payload.create({ collection: 'products', data: { ...data, publicId: null }, ...published })
    expect(made.publicId).toBeLessThan(2_000)
    await payload.delete({ collection: 'products', id: made.id })
  })

  test('G-5 blanks around a style number make no second product', async () => {
    const typed = await payload.create({ collection: 'products', data: { ...required, styleNo: ' R2-SP ' }, ...published })
    expect(typed.styleNo).toBe('R2-SP')
    const id = await desk.bring(
      table([
        { styleNo: ' R2-SP ', weightG: '5' },
        { styleNo: ' R3-SP ', ...fresh },
      ]),
      'draft',
    )
    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ counts: { created: 1, changed: 1 } })
    const where = { styleNo: { in: ['R2-SP', 'R3-SP'] } }
    expect(await payload.count({ collection: 'products', where })).toEqual({ totalDocs: 2 })
    await payload.delete({ collection: 'products', where })
  })

  test('G-5 no product goes well with itself', async () => {
    const rows = [
      { styleNo: 'OTHER', related: 'MANY | OTHER' },
      { styleNo: 'SELF', related: ' SELF', ...fresh },
    ]
    const id = await desk.bring(table(rows), 'draft')
    expect(await desk.reasons(id, 'en')).toEqual([
      [2, 'Goes well with', expect.stringContaining('names itself')],
      [3, 'Goes well with', expect.stringContaining('names itself')],
    ])
    expect(await desk.reasons(id, 'es')).toContainEqual([2, 'Combina con', expect.stringContaining('a sí mismo')])
  })

  test('G-5 a figure nobody means is refused', async () => {
    const id = await desk.bring(table([{ styleNo: 'OTHER', weightG: '99999999999999999999' }]))
    expect(await desk.reasons(id, 'en')).toEqual([[2, expect.any(String), 'Enter a number of 10000000 or less.']])
  })

  test('G-5 a file with more colours than can be read is refused, not shortened', async () => {
    const id = await desk.bring(table([{ styleNo: 'OTHER', 'colour200.key': '', 'colour201.key': 'x' }]))
    expect(await desk.progress(id)).toMatchObject({
      state: 'failed',
      problems: { fatal: { en: expect.stringContaining('colour201.key'), es: expect.stringContaining('como máximo 200') } },
    })
  })
})
