import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../../apps/cms/access/roles.ts'
import { runDueChanges } from '../../../apps/cms/scheduling/run-due.ts'
import { both, required } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { activityDesk } from './activity-desk.ts'

afterEach(() => vi.useRealTimers())

describe.each(dialects)('on %s', (database) => {
  const { content, send, log, newProduct, deeds, draft } = activityDesk(database)

  test('G-7 the life of a product is written down: who, what, in which language, which fields before and after', async () => {
    const body = { ...required, styleNo: 'LIFE', name: 'Alba', colourways: [{ ...required.colourways[0], name: 'Cognac' }] }
    const { doc } = await send('editor', 'POST', 'products?locale=en&draft=true', body)
    const address = `products/${doc.id}`
    await send('administrator', 'PATCH', `${address}?locale=en&draft=true`, { name: 'Alba II', weightG: 700, family: 'tote' })
    await send('translator', 'PATCH', `${address}?locale=es&draft=true`, { name: 'Alba traducida' })
    await send('editor', 'PATCH', `${address}?locale=en`, { categories: [content.ids.category], _status: 'published' })
    await send('editor', 'PATCH', `${address}?unpublishAllLocales=true`, { _status: 'draft' })
    await send('administrator', 'DELETE', address)
    const entries = await log('products', doc.id)
    expect(entries.map(({ action, language }) => [action, language])).toEqual([
      ['created', 'en'],
      ['changed', 'en'],
      ['changed', 'es'],
      ['published', 'en'],
      ['unpublished', ''],
      ['deleted', ''],
    ])
    expect(entries.map(({ whoName }) => String(whoName).split('-')[0])).toEqual([
      'editor',
      'administrator',
      'translator',
      'editor',
      'editor',
      'administrator',
    ])
    expect(entries[1]).toMatchObject({ title: 'Alba II', entity: 'products', documentId: String(doc.id) })
    expect(entries[1]?.changes).toEqual(
      expect.arrayContaining([
        { path: 'name', label: both('Name', 'Nombre'), before: 'Alba', after: 'Alba II' },
        { path: 'weightG', label: both('Weight in grams', 'Peso en gramos'), before: null, after: 700 },
        {
          path: 'family',
          label: both('Kind of bag', 'Tipo de bolso'),
          before: null,
          after: { en: expect.any(String), es: expect.any(String) },
        },
      ]),
    )
    expect(entries[1]?.changes).toHaveLength(3)
    expect(entries[2]?.changes).toContainEqual({
      path: 'name',
      label: both('Name', 'Nombre'),
      before: null,
      after: 'Alba traducida',
    })
    const category = { of: 'categories', ids: [content.ids.category] }
    expect(entries[3]?.changes).toEqual([
      { path: 'categories', label: both('Categories', 'Categorías'), before: null, after: category },
    ])
  })

  test('G-7 publishing and taking off are always told, also with a newer draft on top', async () => {
    const id = await newProduct()
    await draft(id, 'es', 'Borrador')
    await send('editor', 'PATCH', `products/${id}?locale=es&unpublishAllLocales=false`, { _status: 'draft' })
    await send('editor', 'PATCH', `products/${id}?locale=es&unpublishAllLocales=false`, { _status: 'draft' })
    await send('editor', 'PATCH', `products/${id}?locale=es&publishSpecificLocale=es`, { _status: 'published' })
    await send('editor', 'PATCH', `products/${id}?locale=en&publishAllLocales=true`, { _status: 'published' })
    await draft(id, 'en', 'Draft')
    await send('editor', 'PATCH', `products/${id}?unpublishAllLocales=true`, { _status: 'draft' })
    await send('editor', 'PATCH', `products/${id}?locale=es`, { _status: 'published' })
    await send('editor', 'PATCH', `products/${id}?locale=all`, { _status: 'draft' })
    expect(await deeds(id)).toEqual([
      ['unpublished', 'es'],
      ['published', 'es'],
      ['published', ''],
      ['unpublished', ''],
      ['published', 'es'],
      ['unpublished', ''],
    ])
    const paths = (await log('products', id)).flatMap(({ changes }) => changes.map(({ path }) => path))
    expect([...new Set(paths)]).toEqual(['name'])
  })

  test('G-7 what is published and taken off in a list is told of each document that it is true of', async () => {
    const ids = [await newProduct(), await newProduct(), await newProduct()]
    const [first = 0, second = 0, third = 0] = ids
    await send('editor', 'PATCH', `products/${third}?unpublishAllLocales=true`, { _status: 'draft' })
    await draft(first, 'es', 'Borrador')
    const which = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    await send('editor', 'PATCH', `products?${which}&locale=es`, { _status: 'draft' })
    await send('editor', 'PATCH', `products?${which}&locale=es&draft=true`, { _status: 'published' })
    const both = [
      ['unpublished', 'es'],
      ['published', 'es'],
    ]
    expect([await deeds(first), await deeds(second)]).toEqual([both, both])
    expect(await deeds(third)).toEqual([
      ['unpublished', ''],
      ['published', 'es'],
    ])
  })

  test('G-7 what was planned is told when it happens, in the name of whoever planned it', async () => {
    const id = await newProduct()
    await draft(id, 'es', 'Borrador')
    const plan = async (action: string, hours: number) => {
      const at = new Date(Date.now() + hours * 3_600_000).toISOString()
      const change = { action, language: 'es', entity: 'products', documentId: String(id), at }
      await send('editor', 'POST', 'scheduled-changes/plan', change)
    }
    await plan('unpublish', 1)
    await plan('publish', 2)
    expect(await runDueChanges(content.payload, () => new Date(Date.now() + 3 * 3_600_000))).toBe(2)
    expect(await deeds(id)).toEqual([
      ['unpublished', 'es'],
      ['published', 'es'],
    ])
    expect((await log('products', id)).at(-1)?.whoName).toMatch(/^editor-/)
  })

  test('G-7 a restored version is told with what it put back, in each language', async () => {
    const id = await newProduct()
    const { docs } = await content.payload.findVersions({ collection: 'products', where: { parent: { equals: id } }, limit: 1 })
    await send('editor', 'PATCH', `products/${id}?locale=es&draft=true`, { name: 'Otra' })
    await send('editor', 'POST', `products/versions/${docs[0]?.id}?draft=true`)
    const last = (await log('products', id)).at(-1)
    expect(last?.action).toBe('restored')
    expect(last?.changes).toContainEqual(
      expect.objectContaining({ path: 'name', language: 'es', before: 'Otra', after: 'Alba ES' }),
    )
    expect(last?.changes.map(({ path }) => path)).not.toContain('_status')
  })

  test('G-7 rows are told apart: added, changed, moved', async () => {
    const id = await newProduct()
    const { colourways } = await content.payload.findByID({ collection: 'products', id, locale: 'en', depth: 0 })
    const [first] = colourways as { id: string }[]
    const black = { name: 'Black', key: 'black', swatch: '#111111' }
    const { doc } = await send('editor', 'PATCH', `products/${id}?locale=en&draft=true&depth=0`, { colourways: [first, black] })
    expect((await log('products', id))[0]?.changes).toContainEqual(
      expect.objectContaining({ label: both('Colours 2 · Name', 'Colores 2 · Nombre'), before: null, after: 'Black' }),
    )
    const moved = [...doc.colourways].reverse()
    await send('administrator', 'PATCH', `products/${id}?locale=en&draft=true`, { colourways: moved })
    expect((await log('products', id)).at(-1)?.changes).toEqual([
      { path: expect.any(String), label: both('Colours', 'Colores'), moved: true },
    ])
  })

  test('G-7 what one person types into one document is one line, from the first state to the last', async () => {
    const id = await newProduct()
    for (const name of ['A', 'Al', 'Alb', 'Alba nueva'])
      await send('editor', 'PATCH', `products/${id}?locale=en&draft=true&autosave=true`, { name })
    await send('editor', 'PATCH', `products/${id}?locale=en&draft=true&autosave=true`, { name: 'Alba nueva' })
    const [entry, ...others] = await log('products', id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'changed', changes: [{ path: 'name', before: 'Alba', after: 'Alba nueva' }] })
  })

  test('G-7 somebody else, another language or a later hour begins a new line', async () => {
    const id = await newProduct()
    const save = (who: Role, locale: string, name: string) =>
      send(who, 'PATCH', `products/${id}?locale=${locale}&draft=true&autosave=true`, { name })
    await save('editor', 'en', 'One')
    await save('administrator', 'en', 'Two')
    await save('administrator', 'es', 'Dos')
    vi.useFakeTimers({ now: Date.now() + 11 * 60 * 1000, toFake: ['Date'] })
    await save('administrator', 'es', 'Dos más')
    expect((await log('products', id)).map(({ changes }) => changes[0]?.after)).toEqual(['One', 'Two', 'Dos', 'Dos más'])
  })

  test('G-7 a change that is not stored leaves no line, and one without difference neither', async () => {
    const id = await newProduct()
    await send('editor', 'PATCH', `products/${id}?locale=en&draft=true`, { name: 'Alba' })
    await expect(
      content.payload.update({ collection: 'products', id, locale: 'en', data: { weightG: -1, _status: 'published' } }),
    ).rejects.toThrow()
    expect(await log('products', id)).toEqual([])
  })
})
