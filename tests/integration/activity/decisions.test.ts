import { describe, expect, test } from 'vitest'
import { both, required } from '../content-desk.ts'
import { dialects, houseOn, staffOf } from '../house-on.ts'

describe.each(dialects)('what was decided about content, on %s', (dialect) => {
  const house = houseOn(dialect)
  const editor = staffOf(house, 'editor')
  const translator = staffOf(house, 'translator')

  /** The newest line of the log about one kind. */
  const lastEntry = async (entity: string) => {
    const where = { entity: { equals: entity } }
    const { docs } = await house.payload.find({ collection: 'activity', where, sort: '-id', limit: 1, depth: 0 })
    return docs[0]
  }

  test('G-7 G-3 that a translation is still right is written down: who, which document, language and text', async () => {
    const colour = (name: object, key: string) => ({ name, key, swatch: '#895131' })
    const colourways = [colour(both('Red', 'Rojo'), 'red'), colour(both('Blue', 'Azul'), 'blue')]
    const id = await house.create('products', { ...required, styleNo: 'STILL', colourways })
    const newest = await house.payload.findByID({ collection: 'products', id, locale: 'en', draft: true, depth: 0 })
    const [red, blue] = newest.colourways as { id: string }[]
    const renamed = { colourways: [red, { ...blue, name: 'Navy' }] }
    await editor.send('PATCH', `products/${id}?locale=en&draft=true&depth=0`, renamed)
    const still = (paths: string[]) =>
      translator.send('POST', `translations/still-right?entity=products&id=${id}&locale=es`, { paths })
    const path = `colourways.${blue?.id}.name`
    expect((await still([path, 'name'])).status).toBe(200)
    const entry = await lastEntry('products')
    expect(entry).toMatchObject({
      action: 'changed',
      who: translator.id,
      documentId: String(id),
      title: 'Alba',
      language: 'es',
      changes: [{ label: both('Colours 2 · Name', 'Colores 2 · Nombre'), stillRight: true }],
    })
    expect(Math.abs(Date.now() - new Date(String(entry?.updatedAt)).getTime())).toBeLessThan(60_000)
    expect((await still([path])).status).toBe(200)
    expect(await lastEntry('products')).toEqual(entry)
  })

  test('G-7 a restored global is told with what it put back, in each language', async () => {
    const title = (locale: string, words: string) =>
      editor.send('POST', `globals/home?locale=${locale}&draft=true`, { hero: { title: words }, _status: 'draft' })
    await title('en', 'Bags')
    await title('es', 'Bolsos')
    const { docs } = await house.payload.findGlobalVersions({ slug: 'home', sort: '-id', limit: 1 })
    await title('es', 'Otros bolsos')
    await title('en', 'Other bags')
    expect((await editor.send('POST', `globals/home/versions/${docs[0]?.id}?draft=true`)).status).toBe(200)
    const entry = await lastEntry('home')
    const label = both('Opening › Title', 'Apertura › Título')
    expect(entry).toMatchObject({ action: 'restored', who: editor.id })
    expect(entry?.changes).toEqual([
      { path: 'hero.title', label, language: 'en', before: 'Other bags', after: 'Bags' },
      { path: 'hero.title', label, language: 'es', before: 'Otros bolsos', after: 'Bolsos' },
    ])
  })
})
