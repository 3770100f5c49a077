import { describe, expect, test } from 'vitest'
import { both, required } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { table } from '../import-desk.ts'
import { importHouse } from './import-house.ts'

describe.each(dialects)('files at the edge of what is read, on %s', (dialect) => {
  const { house, desk } = importHouse(dialect)

  const coloursOf = async (id: number) => {
    const product = await house.payload.findByID({ collection: 'products', id, locale: 'en', depth: 0 })
    return (product.colourways as { key: string }[]).map(({ key }) => key)
  }

  test('G-5 a product with more colours than a file can name is changed and undone', async () => {
    const keys = Array.from({ length: 201 }, (_, index) => `c-${index + 1}`)
    const colourways = keys.map((key) => ({ key, name: both(key, key), swatch: '#895131' }))
    const product = await house.create('products', { ...required, styleNo: 'MANY', colourways })
    const id = await desk.bring(table([{ styleNo: 'MANY', 'colour1.key': 'c-1' }]))
    await desk.move(id, 'start')
    expect(await coloursOf(product)).toEqual(['c-1'])
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ state: 'undone' })
    expect(await coloursOf(product)).toEqual(keys)
  })

  test('G-5 a public number that two new rows bring is found by the check, in both languages', async () => {
    const row = (styleNo: string, publicId: string) => ({ styleNo, publicId, 'name.en': 'New' })
    const rows = [row('TW1', '2001'), row('TW2', '2002'), row('TW3', '2001'), row('TW4', ''), row('TW5', '')]
    const id = await desk.bring(table(rows), 'draft')
    expect(await desk.progress(id)).toMatchObject({ state: 'checked', counts: { new: 4, bad: 1 } })
    expect(await desk.reasons(id, 'en')).toEqual([
      [4, 'Public number', expect.stringContaining('The public number 2001 stands in row 2 already.')],
    ])
    expect(await desk.reasons(id, 'es')).toEqual([
      [4, 'Número público', expect.stringContaining('El número público 2001 ya está en la fila 2.')],
    ])
    await desk.move(id, 'start')
    expect(await desk.progress(id)).toMatchObject({ state: 'done', counts: { created: 4, bad: 1 } })
  })
})
