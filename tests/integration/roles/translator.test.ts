import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, published, required } from '../content-desk.ts'
import { signedInAs } from '../submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'])('on %s', (database) => {
  let content: ContentDesk
  let headers: Record<string, string>
  let id: number

  beforeAll(async () => {
    content = await openContentDesk(database === 'postgres' ? await postgres.createDatabase('translator') : undefined)
    headers = await signedInAs(content.desk, 'translator')
    id = await content.create('products', {
      ...required,
      colourways: [
        { name: both('Cognac', 'Coñac'), key: 'cognac', swatch: '#895131', images: [content.ids.picture] },
        { name: both('Black', 'Negro'), key: 'black', swatch: '#111111' },
      ],
      faq: [{ question: both('Why?', '¿Por qué?'), answer: both('So.', 'Así.') }],
      categories: [content.ids.category],
    })
    await content.payload.updateGlobal({
      slug: 'footer',
      data: {
        columns: [
          {
            title: both('House', 'Casa'),
            items: [{ label: both('Contact', 'Contacto'), target: { kind: 'address', address: '/privacy' } }],
          },
        ],
        contact: { title: both('Write', '') },
      },
      ...published,
    })
  })
  afterAll(() => content.desk.close())

  const whole = { draft: true, locale: 'all', depth: 0, fallbackLocale: false } as const
  const product = async () => withoutTimes(await content.payload.findByID({ collection: 'products', id, ...whole }))
  const footer = async () => withoutTimes(await content.payload.findGlobal({ slug: 'footer', ...whole }))
  const send = (method: string, address: string, data: unknown) =>
    content.desk.request(`/api-cms/${address}`, { method, headers, body: JSON.stringify(data) })
  const save = (data: unknown, query = 'locale=es&draft=true') => send('PATCH', `products/${id}?${query}`, data)

  test('G-7 a translator writes the Spanish words of a product, in its rows too, and English stays', async () => {
    const before = await product()
    const rows = before.colourways as { id: string }[]
    const data = { name: 'Alba traducida', colourways: [{ id: rows[1]?.id, name: 'Negro azabache' }] }
    expect((await save(data)).status).toBe(200)
    const after = await product()
    expect(after).toMatchObject({
      name: { en: 'Alba', es: 'Alba traducida' },
      _status: { en: 'published', es: 'draft' },
      colourways: [
        { name: { en: 'Cognac', es: 'Coñac' }, key: 'cognac', images: [content.ids.picture] },
        { name: { en: 'Black', es: 'Negro azabache' }, key: 'black', swatch: '#111111' },
      ],
    })
    const site = await content.payload.findByID({ collection: 'products', id, locale: 'es', depth: 0 })
    expect(site).toMatchObject({ name: 'Alba ES', _status: 'published' })
  })

  test.each<[string, Record<string, unknown>]>([
    ['a figure', { size: { lengthCm: 99, widthCm: 99, heightCm: 99 }, weightG: 5, order: 3 }],
    ['what it is known by', { styleNo: 'MALLORY', publicId: 99, cover: 99, translation: 'done', id: 99 }],
    ['a relation', { categories: [], related: [1], certificates: [1] }],
    ['a choice', { family: 'tote', services: ['oem'] }],
    ['rows taken away', { colourways: [], faq: [] }],
    ['rows without a name', { colourways: [{ name: 'Rojo', key: 'rojo', swatch: '#ff0000' }] }],
    ['a figure in a group', { moq: { perStyle: 1, perColour: 1 }, sampleDays: { min: 1, max: 2 } }],
  ])('G-7 whatever a translator sends, this stays as it was: %s', async (_, data) => {
    const before = await product()
    const answer = await save(data)
    expect([200, 400]).toContain(answer.status)
    expect(await product()).toEqual(before)
  })

  test('G-7 rows a translator sends in another order, fewer or changed stay where and as they were', async () => {
    const before = await product()
    const rows = before.colourways as { id: string }[]
    expect(rows).toHaveLength(2)
    const moved = [...rows].reverse().map((row) => ({ id: row.id, key: 'mallory', swatch: '#ffffff', images: [] }))
    expect((await save({ colourways: moved })).status).toBe(200)
    expect(await product()).toEqual(before)
  })

  test.each<[string, string, unknown]>([
    ['English', 'locale=en&draft=true', { name: 'Mallory' }],
    ['no language, which is English', 'draft=true', { name: 'Mallory' }],
    ['all languages', 'locale=all&draft=true', { name: both('Mallory', 'Mallory') }],
    ['published', 'locale=es&draft=true', { name: 'Mallory', _status: 'published' }],
    ['not as a draft', 'locale=es', { name: 'Mallory' }],
    ['taken off the site', 'locale=es', { _status: 'draft' }],
    ['published in all languages', 'locale=es&draft=true&publishAllLocales=true', { name: 'Mallory' }],
    ['published in English', 'locale=es&publishSpecificLocale=en', { name: 'Mallory' }],
    ['taken off in all languages', 'locale=es&unpublishAllLocales=true', {}],
  ])('G-7 a translator is told no, in words: %s', async (_, query, data) => {
    const before = await product()
    for (const address of [`products/${id}?${query}`, `products?where[id][equals]=${id}&${query}`]) {
      const answer = await send('PATCH', address, data)
      expect([answer.status, (await answer.json()).errors[0].message]).toEqual([403, expect.stringMatching(/^\S+ .*\.$/)])
    }
    expect(await product()).toEqual(before)
  })

  test('G-7 the refusal speaks the language of the desk', async () => {
    const spanish = { ...headers, 'accept-language': 'es' }
    const body = JSON.stringify({ name: 'Mallory' })
    const answer = await content.desk.request(`/api-cms/products/${id}?locale=en&draft=true`, {
      method: 'PATCH',
      headers: spanish,
      body,
    })
    expect(await answer.text()).toContain('Quien traduce escribe en los demás idiomas')
  })

  test('G-7 a translator writes the Spanish words of a global, rows in rows too, and borrows none from English', async () => {
    const before = await footer()
    const [column] = before.columns as { id: string; items: { id: string }[] }[]
    const items = [{ id: column?.items[0]?.id, label: 'Escríbanos', target: { kind: 'home' } }]
    const answer = await send('POST', 'globals/footer?locale=es&draft=true', {
      columns: [{ id: column?.id, items }],
      legal: [{}],
    })
    expect(answer.status).toBe(200)
    expect(await footer()).toMatchObject({
      columns: [
        {
          title: both('House', 'Casa'),
          items: [{ label: both('Contact', 'Escríbanos'), target: { kind: 'address', address: '/privacy' } }],
        },
      ],
      legal: [],
      contact: { title: { en: 'Write' } },
    })
    expect(((await footer()).contact as { title: Record<string, unknown> }).title.es || null).toBe(null)
  })

  test('G-7 a translator describes a picture and cannot replace it, turn it or sign it', async () => {
    const { picture } = content.ids
    const stored = async () => withoutTimes(await content.payload.findByID({ collection: 'media', id: picture ?? 0, ...whole }))
    const before = await stored()
    const edits = 'uploadEdits[focalPoint][x]=3&uploadEdits[focalPoint][y]=3'
    const answer = await send('PATCH', `media/${picture}?locale=es&${edits}`, {
      alt: 'Un punto negro',
      credit: 'Mallory',
      filename: 'mallory.png',
      focalX: 3,
      focalY: 3,
    })
    expect(answer.status).toBe(200)
    expect(await stored()).toEqual({ ...before, alt: both('A dot', 'Un punto negro') })

    const form = new FormData()
    form.set('file', new Blob([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], { type: 'image/svg+xml' }), 'a.svg')
    const { 'content-type': _, ...authorised } = headers
    const replaced = await content.desk.request(`/api-cms/media/${picture}?locale=es`, {
      method: 'PATCH',
      headers: authorised,
      body: form,
    })
    expect(replaced.status).toBe(403)
    expect((await stored()).filename).toBe(before.filename)
  })
})

function withoutTimes(document: Record<string, unknown>): Record<string, unknown> {
  const { createdAt: _, updatedAt: __, ...rest } = document
  return rest
}
