import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../apps/cms/database/sql.ts'
import { write } from '../../apps/cms/delivery/claim.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, published, required } from './content-desk.ts'
import { type ImportDesk, importDesk, table } from './import-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The least columns a new product needs, in the words of the file. */
const least = {
  'name.en': 'Nube',
  'size.lengthCm': '34,5',
  'size.widthCm': '10',
  'size.heightCm': '20',
  'colour1.key': 'black',
  'colour1.name.en': 'Black',
  'colour1.swatch': '#000000',
  'moq.perStyle': '1.000',
  'moq.perColour': '100',
  'sampleDays.min': '5',
  'sampleDays.max': '7',
  'bulkDays.min': '30',
  'bulkDays.max': '40',
}

describe.each(['sqlite', 'postgres'] as const)('files of products on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let desk: ImportDesk

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('product_import') : undefined)
    payload = house.payload
    desk = await importDesk(house.desk)
  })
  afterAll(() => house.desk.close())

  const product = async (styleNo: string, draft = false) => {
    const where = { styleNo: { equals: styleNo } }
    const { docs } = await payload.find({
      collection: 'products',
      where,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      draft,
    })
    return docs[0]
  }

  test('G-5 new and changed products go through, bad rows are named in both languages, and all is undone as one', async () => {
    const file = table([
      { styleNo: 'NB1', ...least, 'name.es': 'Nube ES', 'colour1.name.es': 'Negro', related: 'NB2 | OTHER', 'Box colour': 'x' },
      { styleNo: 'NB2', ...least, 'name.en': 'Brisa', related: 'NB1', categories: 'totes' },
      { styleNo: 'OTHER', ...least, weightG: '880', 'name.es': 'Otro', 'colour1.name.es': 'Coñac', categories: 'totes' },
      { styleNo: 'NB3', ...least, 'size.lengthCm': '30 cm', related: 'NOBODY', categories: 'hats', family: 'hat' },
      { styleNo: 'NB4', ...least, 'moq.perStyle': '0', 'sampleDays.max': '4' },
      { styleNo: 'NB1', ...least },
      { ...least },
    ])
    const id = await desk.bring(file)
    const found = await desk.progress(id)
    expect(found).toMatchObject({ state: 'checked', total: 7, counts: { new: 2, changed: 1, bad: 4 } })
    expect(found.problems).toMatchObject({ unknown: ['Box colour'] })
    expect(await desk.reasons(id, 'en')).toEqual([
      [5, 'Size in centimetres – Length', '“30 cm”: write the figure alone, without a unit, a sign or words.'],
      [5, 'Goes well with', 'There is no product with the style number “NOBODY”.'],
      [5, 'Categories', 'There is no category “hats”.'],
      [5, 'Kind of bag', expect.stringContaining('“hat” is not one of the choices: tote')],
      [6, 'Minimum order in pieces – Per style', 'Enter a number of 1 or more.'],
      [6, 'Sample time – To (days)', 'The second figure must not be smaller than the first.'],
      [7, 'Style number', 'The style number NB1 stands in row 2 already. Each product has one row.'],
      [8, 'Style number', 'The row has no style number.'],
    ])
    expect(await desk.reasons(id, 'es')).toContainEqual([
      6,
      'Pedido mínimo en piezas – Por estilo',
      'Escriba un número igual o mayor que 1.',
    ])
    expect(await product('NB1')).toBeUndefined()

    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { created: 2, changed: 1, bad: 4 } })
    const [one, two, other] = [await product('NB1'), await product('NB2'), await product('OTHER')]
    expect(one).toMatchObject({ size: { lengthCm: 34.5 }, moq: { perStyle: 1000 }, related: [two?.id, other?.id] })
    expect(one).toMatchObject({ _status: both('published', 'published'), publicId: expect.any(Number) })
    expect(two).toMatchObject({ related: [one?.id], _status: both('published', 'draft'), categories: [house.ids.category] })
    expect(other).toMatchObject({ weightG: 880, name: both('Nube', 'Otro'), _status: both('published', 'published') })

    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone', counts: { undone: 3, left: 0 } })
    expect(await product('NB1')).toBeUndefined()
    expect(await product('OTHER')).toMatchObject({ ...required, styleNo: 'OTHER', weightG: null, categories: [] })
  })

  test('G-5 what somebody has changed since is not undone, and is named', async () => {
    const change = await desk.bring(table([{ styleNo: 'OTHER', weightG: '700', 'season.en': 'Summer' }]))
    await desk.move(change, 'start')
    const creation = await desk.bring(table([{ styleNo: 'U-1', ...least }]))
    await desk.move(creation, 'start')
    const [other, made] = [await product('OTHER'), await product('U-1')]
    expect(other).toMatchObject({ weightG: 700, season: { en: 'Summer' } })
    await payload.update({ collection: 'products', id: Number(other?.id), data: { weightG: 705 }, ...published })
    const own = { weightG: 1, _status: 'published' }
    await payload.update({ collection: 'products', id: Number(made?.id), data: own, locale: 'en' })
    for (const id of [change, creation]) await desk.move(id, 'undo')
    expect(await desk.progress(change)).toMatchObject({ state: 'undone', counts: { undone: 0, left: 1 } })
    expect([...(await desk.reasons(change, 'en', 'left')), ...(await desk.reasons(creation, 'en', 'left'))]).toEqual([
      [2, 'Weight in grams', 'Changed by somebody since, so it was left as it is.'],
      [2, '', 'Somebody has worked on this product since, so it was not removed.'],
    ])
    expect(await product('OTHER')).toMatchObject({ weightG: 705, season: { en: null } })
    expect(await product('U-1')).toMatchObject({ weightG: 1 })
  })

  test('G-5 columns may be named as in the desk, in either language and any order; a cell left empty empties its field', async () => {
    const file = 'Peso en gramos\tName (Spanish)\tStyle number\tTemporada (inglés)\n640\tOtro nombre\tOTHER\t'
    const id = await desk.bring(file)
    await desk.move(id, 'start')
    expect(await product('OTHER')).toMatchObject({ weightG: 640, name: both('Alba', 'Otro nombre'), season: { en: null } })
  })

  test('G-5 a row with colour keys holds all colours; what the file has no column for stays with its colour', async () => {
    const colour = (key: string, en: string) => ({ key, name: both(en, `${en} ES`), swatch: '#111111', pantone: key })
    const data = {
      ...required,
      styleNo: 'C-1',
      colourways: [colour('red', 'Red'), colour('blue', 'Blue'), colour('green', 'Green')],
    }
    await payload.create({ collection: 'products', data, ...published })
    const keys = { 'colour1.key': 'blue', 'colour2.key': 'red', 'colour2.name.en': 'Dark red', 'colour1.name.en': 'Blue' }
    const id = await desk.bring(table([{ styleNo: 'C-1', ...keys }]))
    expect(await desk.progress(id)).toMatchObject({ counts: { changed: 1 } })
    await desk.move(id, 'start')
    expect((await product('C-1'))?.colourways).toMatchObject([
      { key: 'blue', name: both('Blue', 'Blue ES'), pantone: 'blue' },
      { key: 'red', name: both('Dark red', 'Red ES'), pantone: 'red' },
    ])
    const patch = await desk.bring(table([{ styleNo: 'C-1', 'colour2.pantone': '18-1142' }]))
    await desk.move(patch, 'start')
    expect((await product('C-1'))?.colourways).toMatchObject([{ pantone: 'blue' }, { pantone: '18-1142' }])
    const beyond = await desk.bring(table([{ styleNo: 'C-1', 'colour3.pantone': 'x' }]))
    expect(await desk.reasons(beyond, 'en')).toEqual([[2, 'Colour 3 – Pantone', expect.stringContaining('colour3.key')]])
    await desk.move(patch, 'undo')
    await desk.move(id, 'undo')
    expect((await product('C-1'))?.colourways).toMatchObject(data.colourways)
  })

  test('G-5 as drafts nothing goes public; a draft somebody has begun is not pushed out either', async () => {
    const draft = await desk.bring(
      table([
        { styleNo: 'OTHER', weightG: '500' },
        { styleNo: 'D-1', 'name.en': 'Half done' },
      ]),
      'draft',
    )
    await desk.move(draft, 'start')
    expect(await product('OTHER')).toMatchObject({ weightG: 640 })
    expect(await product('OTHER', true)).toMatchObject({ weightG: 500, _status: both('draft', 'draft') })
    expect(await product('D-1', true)).toMatchObject({ name: { en: 'Half done' }, _status: both('draft', 'draft') })
    const over = await desk.bring(table([{ styleNo: 'OTHER', 'season.en': 'Winter' }]))
    expect(await desk.reasons(over, 'en', 'changed')).toEqual([[2, '', expect.stringContaining('Saved as a draft')]])
    await desk.move(over, 'start')
    expect(await product('OTHER')).toMatchObject({ weightG: 640 })
    expect(await product('OTHER', true)).toMatchObject({ weightG: 500, season: { en: 'Winter' } })
    await desk.move(over, 'undo')
    await desk.move(draft, 'undo')
    expect(await product('OTHER', true)).toMatchObject({ weightG: 640, _status: both('published', 'published') })
    expect(await product('D-1', true)).toBeUndefined()
  })

  test('G-5 where one language is public, the other’s words stay a draft', async () => {
    const data = {
      ...required,
      styleNo: 'P-1',
      name: 'Only English',
      colourways: [{ name: 'Red', key: 'red', swatch: '#aa0000' }],
    }
    await payload.create({ collection: 'products', data: { ...data, _status: 'published' }, locale: 'en' })
    const id = await desk.bring(table([{ styleNo: 'P-1', 'name.en': 'Still English', 'name.es': 'Ya en español' }]))
    await desk.move(id, 'start')
    expect(await product('P-1')).toMatchObject({
      name: { en: 'Still English' },
      _status: expect.not.objectContaining({ es: 'published' }),
    })
    expect(await product('P-1', true)).toMatchObject({ name: both('Still English', 'Ya en español') })
  })

  test('G-5 new colours and questions keep their words in both languages where one language is public', async () => {
    const data = {
      ...required,
      styleNo: 'P-2',
      name: 'Only English',
      colourways: [{ name: 'Red', key: 'red', swatch: '#aa0000' }],
    }
    await payload.create({ collection: 'products', data: { ...data, _status: 'published' }, locale: 'en' })
    const red = { 'colour1.key': 'red', 'colour1.name.en': 'Red', 'colour1.name.es': 'Rojo', 'colour1.swatch': '#aa0000' }
    const blue = { 'colour2.key': 'blue', 'colour2.name.en': 'Blue', 'colour2.name.es': 'Azul', 'colour2.swatch': '#0000aa' }
    const question = {
      'faq1.question.en': 'Why?',
      'faq1.question.es': '¿Por qué?',
      'faq1.answer.en': 'So.',
      'faq1.answer.es': 'Así.',
    }
    const id = await desk.bring(table([{ styleNo: 'P-2', ...red, ...blue, ...question }]))
    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { changed: 1, bad: 0 } })
    expect(await product('P-2', true)).toMatchObject({
      colourways: [{ name: both('Red', 'Rojo') }, { name: both('Blue', 'Azul') }],
      faq: [{ question: both('Why?', '¿Por qué?'), answer: both('So.', 'Así.') }],
    })
    expect(await product('P-2')).toMatchObject({ colourways: [{ name: { en: 'Red' } }, { name: { en: 'Blue' } }] })
  })

  test('G-5 a row whose undoing is refused is left and named; the others are undone and the next import runs', async () => {
    const make = (styleNo: string) => house.create('products', { ...required, styleNo })
    const category = await house.create('categories', { name: both('Hats', 'Gorros'), slug: both('hats', 'gorros') })
    const [one, two] = [await make('R-1'), await make('R-2')]
    await payload.update({ collection: 'products', id: two, data: { categories: [category] }, ...published })
    const id = await desk.bring(
      table([
        { styleNo: 'R-1', weightG: '10', categories: '' },
        { styleNo: 'R-2', weightG: '10', categories: '' },
      ]),
    )
    await desk.move(id, 'start')
    await payload.delete({ collection: 'categories', id: category })
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone', counts: { undone: 1, left: 1 } })
    expect(await desk.reasons(id, 'en', 'left')).toEqual([[3, expect.any(String), expect.stringMatching(/./)]])
    expect(await payload.findByID({ collection: 'products', id: one })).toMatchObject({ weightG: null })
    expect(await payload.findByID({ collection: 'products', id: two })).toMatchObject({ weightG: 10 })
  })

  test('G-5 words a language cannot do without are taken back in the draft, and the row says that the site still shows them', async () => {
    const data = { ...required, styleNo: 'W-1', name: 'Words', colourways: [{ name: 'Red', key: 'red', swatch: '#aa0000' }] }
    const { id: made } = await payload.create({ collection: 'products', data: { ...data, _status: 'published' }, locale: 'en' })
    const id = await desk.bring(table([{ styleNo: 'W-1', weightG: '5', 'name.es': 'Palabras', 'colour1.name.es': 'Rojo' }]))
    await desk.move(id, 'start')
    await payload.update({ collection: 'products', id: made, data: { _status: 'published' }, locale: 'es' })
    expect(await product('W-1')).toMatchObject({ name: both('Words', 'Palabras'), _status: both('published', 'published') })
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone', counts: { undone: 1 } })
    expect(await desk.reasons(id, 'es', 'undone')).toEqual([[2, '', expect.stringContaining('La web sigue mostrando')]])
    expect(await product('W-1')).toMatchObject({ weightG: null, name: { es: 'Palabras' } })
    expect((await product('W-1', true))?.name).not.toHaveProperty('es', 'Palabras')
  })

  test('G-5 an undo under a draft somebody has begun says that the site still shows the import', async () => {
    const made = await house.create('products', { ...required, styleNo: 'W-2' })
    const id = await desk.bring(table([{ styleNo: 'W-2', weightG: '5' }]))
    await desk.move(id, 'start')
    await payload.update({ collection: 'products', id: made, data: { season: 'Begun' }, locale: 'en', draft: true })
    await desk.move(id, 'undo')
    expect(await desk.reasons(id, 'en', 'undone')).toEqual([[2, '', expect.stringContaining('The site still shows')]])
    expect(await product('W-2')).toMatchObject({ weightG: 5 })
    expect(await product('W-2', true)).toMatchObject({ weightG: null, season: { en: 'Begun' } })
  })

  const fileOf = async (id: number) => {
    const { storedName } = await payload.findByID({ collection: 'product-imports', id })
    return path.join(house.desk.env.importsDir, String(storedName))
  }

  test('G-5 a checked import whose file is too old ends, and what runs without its file ends too', async () => {
    const [old, gone] = [
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '3' }])),
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '4' }])),
    ]
    const month = new Date(Date.now() - 31 * 86_400_000)
    fs.utimesSync(await fileOf(old), month, month)
    await desk.bring(table([{ styleNo: 'OTHER', weightG: '5' }]))
    expect(fs.existsSync(await fileOf(old))).toBe(false)
    expect(await desk.progress(old)).toMatchObject({
      state: 'failed',
      problems: { fatal: { en: expect.stringContaining('not kept any more') } },
    })
    expect((await desk.ask(`product-imports/${old}/start`, { method: 'POST' })).status).toBe(409)
    fs.rmSync(await fileOf(gone))
    await desk.move(gone, 'start')
    expect(await desk.progress(gone)).toMatchObject({
      state: 'failed',
      problems: { fatal: { es: expect.stringContaining('ya no se conserva') } },
    })
  })

  test('G-5 an import that cannot go on is given up after three attempts; what it had written can be undone', async () => {
    const id = await desk.bring(table([{ styleNo: 'T-0', ...least }]))
    expect((await desk.ask(`product-imports/${id}/start`, { method: 'POST' })).status).toBe(200)
    const find = vi.spyOn(payload, 'find').mockRejectedValue(new Error('No more memory'))
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(desk.work()).rejects.toThrow('No more memory')
      await payload.db.updateOne({ collection: 'product-imports', id, data: { leasedUntil: null } })
    }
    find.mockRestore()
    await desk.work()
    expect(await desk.progress(id)).toMatchObject({
      state: 'failed',
      canUndo: false,
      problems: { fatal: { en: expect.stringContaining('three times') } },
    })
    expect((await desk.ask(`product-imports/${id}/undo`, { method: 'POST' })).status).toBe(409)
    const done = await desk.bring(table([{ styleNo: 'T-0', ...least }]))
    await desk.move(done, 'start')
    await write(payload, sql`update product_imports set state = 'failed' where id = ${done} returning id`)
    expect(await desk.progress(done)).toMatchObject({ state: 'failed', canUndo: true })
    await desk.move(done, 'undo')
    expect(await desk.progress(done)).toMatchObject({ state: 'undone', counts: { undone: 1 } })
  })

  test('G-5 an import whose rows are not kept any more is neither started nor undone, and says so', async () => {
    const checked = await desk.bring(table([{ styleNo: 'OTHER', weightG: '6' }]))
    const done = await desk.bring(table([{ styleNo: 'OTHER', weightG: '7' }]))
    await desk.move(done, 'start')
    for (const [id, step, state] of [
      [checked, 'start', 'checked'],
      [done, 'undo', 'done'],
    ] as const) {
      await write(payload, sql`delete from import_rows where import_id = ${id} returning row`)
      const answer = await desk.ask(`product-imports/${id}/${step}`, { method: 'POST' })
      expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining('not kept any more') }])
      expect(await desk.progress(id)).toMatchObject({ state })
    }
  })

  test('G-5 a product refused in the second round is known to the undo, with the reason', async () => {
    const id = await desk.bring(
      table([
        { styleNo: 'S-1', ...least, related: 'S-2' },
        { styleNo: 'S-2', ...least },
      ]),
    )
    const update = vi.spyOn(payload, 'update')
    for (const _ of ['together', 'alone']) update.mockRejectedValueOnce(new Error('Refused'))
    await desk.move(id, 'start')
    update.mockRestore()
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { created: 2, bad: 0 } })
    expect(await desk.reasons(id, 'en', 'created')).toEqual([[2, '', expect.stringContaining('could not store')]])
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ counts: { undone: 2, left: 0 } })
    expect(await product('S-1')).toBeUndefined()
  })

  test('G-5 G-7 the log names who started and who undid it, the list who brought the file', async () => {
    const [starter, undoer] = [await importDesk(house.desk), await importDesk(house.desk, 'administrator')]
    const { docs: staff } = await payload.find({ collection: 'users', sort: '-id', limit: 2 })
    const made = await house.create('products', { ...required, styleNo: 'L-1' })
    const id = await desk.bring(table([{ styleNo: 'L-1', weightG: '9' }]))
    const before = await payload.findByID({ collection: 'product-imports', id, depth: 0 })
    await starter.move(id, 'start')
    await undoer.move(id, 'undo')
    const where = { documentId: { equals: String(made) } }
    const { docs } = await payload.find({ collection: 'activity', where, sort: '-id', limit: 2, depth: 0 })
    expect(docs.map(({ who }) => who)).toEqual(staff.map((one) => one.id))
    expect(await payload.findByID({ collection: 'product-imports', id, depth: 0 })).toMatchObject({ by: before.by })
  })

  test('G-5 a product staff have published or related since is not removed by an undo', async () => {
    const file = ['M-1', 'M-2', 'M-3'].map((styleNo) => ({ styleNo, ...least, related: styleNo === 'M-3' ? '' : 'M-3' }))
    const id = await desk.bring(table(file), 'draft')
    await desk.move(id, 'start')
    const [one, two] = [await product('M-1', true), await product('M-2', true)]
    await payload.update({ collection: 'products', id: Number(one?.id), data: { _status: 'published' }, locale: 'en' })
    await payload.update({
      collection: 'products',
      id: Number(two?.id),
      data: { related: [house.ids.product] },
      locale: 'en',
      draft: true,
    })
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone', counts: { undone: 1, left: 2 } })
    expect(await product('M-1')).toMatchObject({ _status: { en: 'published' } })
    expect(await product('M-3', true)).toBeUndefined()
  })

  test('G-5 a product that changed between check and run is compared anew', async () => {
    const id = await desk.bring(table([{ styleNo: 'OTHER', weightG: '900' }]))
    await payload.update({
      collection: 'products',
      id: Number((await product('OTHER'))?.id),
      data: { weightG: 900 },
      ...published,
    })
    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { changed: 0, unchanged: 1 } })
  })

  test('G-5 one import writes at a time', async () => {
    const [one, two] = [
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '1' }])),
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '2' }])),
    ]
    expect((await desk.ask(`product-imports/${one}/start`, { method: 'POST' })).status).toBe(200)
    const refused = await desk.ask(`product-imports/${two}/start`, { method: 'POST' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('another import is running') })
    await desk.work()
    await desk.move(two, 'start')
    expect(await product('OTHER')).toMatchObject({ weightG: 2 })
  })

  test('G-5 the report can be taken along as a table', async () => {
    const id = await desk.bring(table([{ styleNo: 'OTHER', weightG: '=1' }, { styleNo: 'OTHER' }]))
    const answer = await desk.ask(`product-imports/${id}/report`, { headers: { 'accept-language': 'es' } })
    expect(answer.headers.get('content-disposition')).toContain('.csv')
    const text = await answer.text()
    expect(text).toContain('"Fila","Número de estilo","Resultado"')
    expect(text).toContain('"2","OTHER","Fila con errores","Peso en gramos"')
    expect(text).toContain('«=1»')
  })

  test('G-7 G-5 who may not import or export hears so', async () => {
    for (const role of ['translator', 'sales']) {
      const stranger = await importDesk(house.desk, role)
      for (const address of [
        'products/export',
        'product-imports/1/progress',
        'product-imports/1/rows?outcome=bad',
        'product-imports/1/report',
      ])
        expect((await stranger.ask(address)).status).toBe(403)
      for (const address of ['product-imports/bring', 'product-imports/1/start', 'product-imports/1/undo'])
        expect((await stranger.ask(address, { method: 'POST', body: 'styleNo\nA' })).status).toBe(403)
    }
    expect((await house.desk.request('/api-cms/products/export')).status).toBe(401)
  })

  test('G-5 a file that is none is refused before anything is kept', async () => {
    const answer = await desk.ask('product-imports/bring?name=a.csv', {
      method: 'POST',
      body: '%PDF-1.7',
      headers: { 'accept-language': 'es' },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'Esto no es una tabla. Elija un archivo CSV o XLSX.' })
    const headless = await desk.bring('name.en,name.es\nAlba,Alba')
    expect(await desk.progress(headless)).toMatchObject({
      state: 'failed',
      problems: { fatal: { en: expect.stringContaining('styleNo') } },
    })
  })
})
