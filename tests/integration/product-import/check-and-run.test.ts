import { describe, expect, test } from 'vitest'
import { both, published, required } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { table } from '../import-desk.ts'
import { importHouse, least } from './import-house.ts'

describe.each(dialects)('files of products on %s', (dialect) => {
  const { house, desk, product } = importHouse(dialect)

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
    await house.payload.create({ collection: 'products', data, ...published })
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
    await house.payload.create({ collection: 'products', data: { ...data, _status: 'published' }, locale: 'en' })
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
    await house.payload.create({ collection: 'products', data: { ...data, _status: 'published' }, locale: 'en' })
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

  test('G-5 a product that changed between check and run is compared anew', async () => {
    const id = await desk.bring(table([{ styleNo: 'OTHER', weightG: '900' }]))
    await house.payload.update({
      collection: 'products',
      id: Number((await product('OTHER'))?.id),
      data: { weightG: 900 },
      ...published,
    })
    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { changed: 0, unchanged: 1 } })
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
})
