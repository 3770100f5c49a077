import { describe, expect, test, vi } from 'vitest'
import { both, published, required } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { importDesk, table } from '../import-desk.ts'
import { importHouse, least } from './import-house.ts'

describe.each(dialects)('files of products on %s', (dialect) => {
  const { house, desk, product } = importHouse(dialect)

  test('G-5 what somebody has changed since is not undone, and is named', async () => {
    const change = await desk.bring(table([{ styleNo: 'OTHER', weightG: '700', 'season.en': 'Summer' }]))
    await desk.move(change, 'start')
    const creation = await desk.bring(table([{ styleNo: 'U-1', ...least }]))
    await desk.move(creation, 'start')
    const [other, made] = [await product('OTHER'), await product('U-1')]
    expect(other).toMatchObject({ weightG: 700, season: { en: 'Summer' } })
    await house.payload.update({ collection: 'products', id: Number(other?.id), data: { weightG: 705 }, ...published })
    const own = { weightG: 1, _status: 'published' }
    await house.payload.update({ collection: 'products', id: Number(made?.id), data: own, locale: 'en' })
    for (const id of [change, creation]) await desk.move(id, 'undo')
    expect(await desk.progress(change)).toMatchObject({ state: 'undone', counts: { undone: 0, left: 1 } })
    expect([...(await desk.reasons(change, 'en', 'left')), ...(await desk.reasons(creation, 'en', 'left'))]).toEqual([
      [2, 'Weight in grams', 'Changed by somebody since, so it was left as it is.'],
      [2, '', 'Somebody has worked on this product since, so it was not removed.'],
    ])
    expect(await product('OTHER')).toMatchObject({ weightG: 705, season: { en: null } })
    expect(await product('U-1')).toMatchObject({ weightG: 1 })
  })

  test('G-5 a row whose undoing is refused is left and named; the others are undone and the next import runs', async () => {
    const make = (styleNo: string) => house.create('products', { ...required, styleNo })
    const category = await house.create('categories', { name: both('Hats', 'Gorros'), slug: both('hats', 'gorros') })
    const [one, two] = [await make('R-1'), await make('R-2')]
    await house.payload.update({ collection: 'products', id: two, data: { categories: [category] }, ...published })
    const id = await desk.bring(
      table([
        { styleNo: 'R-1', weightG: '10', categories: '' },
        { styleNo: 'R-2', weightG: '10', categories: '' },
      ]),
    )
    await desk.move(id, 'start')
    await house.payload.delete({ collection: 'categories', id: category })
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone', counts: { undone: 1, left: 1 } })
    expect(await desk.reasons(id, 'en', 'left')).toEqual([[3, expect.any(String), expect.stringMatching(/./)]])
    expect(await house.payload.findByID({ collection: 'products', id: one })).toMatchObject({ weightG: null })
    expect(await house.payload.findByID({ collection: 'products', id: two })).toMatchObject({ weightG: 10 })
  })

  test('G-5 words a language cannot do without are taken back in the draft, and the row says that the site still shows them', async () => {
    const data = { ...required, styleNo: 'W-1', name: 'Words', colourways: [{ name: 'Red', key: 'red', swatch: '#aa0000' }] }
    const { id: made } = await house.payload.create({
      collection: 'products',
      data: { ...data, _status: 'published' },
      locale: 'en',
    })
    const id = await desk.bring(table([{ styleNo: 'W-1', weightG: '5', 'name.es': 'Palabras', 'colour1.name.es': 'Rojo' }]))
    await desk.move(id, 'start')
    await house.payload.update({ collection: 'products', id: made, data: { _status: 'published' }, locale: 'es' })
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
    await house.payload.update({ collection: 'products', id: made, data: { season: 'Begun' }, locale: 'en', draft: true })
    await desk.move(id, 'undo')
    expect(await desk.reasons(id, 'en', 'undone')).toEqual([[2, '', expect.stringContaining('The site still shows')]])
    expect(await product('W-2')).toMatchObject({ weightG: 5 })
    expect(await product('W-2', true)).toMatchObject({ weightG: null, season: { en: 'Begun' } })
  })

  test('G-5 a product refused in the second round is known to the undo, with the reason', async () => {
    const id = await desk.bring(
      table([
        { styleNo: 'S-1', ...least, related: 'S-2' },
        { styleNo: 'S-2', ...least },
      ]),
    )
    const update = vi.spyOn(house.payload, 'update')
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
    const { docs: staff } = await house.payload.find({ collection: 'users', sort: '-id', limit: 2 })
    const made = await house.create('products', { ...required, styleNo: 'L-1' })
    const id = await desk.bring(table([{ styleNo: 'L-1', weightG: '9' }]))
    const before = await house.payload.findByID({ collection: 'product-imports', id, depth: 0 })
    await starter.move(id, 'start')
    await undoer.move(id, 'undo')
    const where = { documentId: { equals: String(made) } }
    const { docs } = await house.payload.find({ collection: 'activity', where, sort: '-id', limit: 2, depth: 0 })
    expect(docs.map(({ who }) => who)).toEqual(staff.map((one) => one.id))
    expect(await house.payload.findByID({ collection: 'product-imports', id, depth: 0 })).toMatchObject({ by: before.by })
  })

  test('G-5 a product staff have published or related since is not removed by an undo', async () => {
    const file = ['M-1', 'M-2', 'M-3'].map((styleNo) => ({ styleNo, ...least, related: styleNo === 'M-3' ? '' : 'M-3' }))
    const id = await desk.bring(table(file), 'draft')
    await desk.move(id, 'start')
    const [one, two] = [await product('M-1', true), await product('M-2', true)]
    await house.payload.update({ collection: 'products', id: Number(one?.id), data: { _status: 'published' }, locale: 'en' })
    await house.payload.update({
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
})
