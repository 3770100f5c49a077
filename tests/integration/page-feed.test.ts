import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, noSeo, openContentDesk, published } from './content-desk.ts'
import { everyBlock, publishedBlocks } from './every-block.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('pages and registers through the feed on %s', (dialect) => {
  let house: ContentDesk

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('page_feed') : undefined)
  })
  afterAll(() => house.desk.close())

  test('G-1 a page with every block, in both languages, read and changed language by language', async () => {
    const { payload, ids, create, brought } = house
    const id = await create('pages', { title: both('All', 'Todo'), slug: both('all', 'todo'), blocks: everyBlock(ids) })
    const first = await brought('page')
    expect(first.en?.blocks).toEqual(publishedBlocks(ids, 'en'))
    expect(first.es?.blocks).toEqual(publishedBlocks(ids, 'es'))
    expect(first.es).toMatchObject({ fixed: null, slug: 'todo', title: 'Todo', seo: noSeo })

    const { blocks } = await payload.findByID({ collection: 'pages', id, locale: 'es', depth: 0 })
    const [hero, ...others] = blocks as Record<string, unknown>[]
    const changed = [...others, { ...hero, title: 'Título nuevo' }]
    await payload.update({ collection: 'pages', id, locale: 'es', data: { blocks: changed, _status: 'published' } })
    const second = await brought('page')
    expect(second.es?.blocks.at(-1)).toMatchObject({ type: 'hero', title: 'Título nuevo' })
    const [opening, ...rest] = publishedBlocks(ids, 'en')
    expect(second.en?.blocks).toEqual([...rest, opening])
  })

  test('G-1 a draft of the blocks stays in the desk', async () => {
    const { payload, create, brought, desk } = house
    const blocks = [{ blockType: 'callToAction', title: both('Public', 'Público') }]
    const id = await create('pages', { title: both('Draft', 'Borrador'), slug: both('draft', 'borrador'), blocks })
    await desk.news()
    const secret = [{ blockType: 'callToAction', title: 'Secret plan' }]
    await payload.update({ collection: 'pages', id, locale: 'en', draft: true, data: { blocks: secret } })
    const { en, es } = await brought('page')
    expect([en?.blocks[0], es?.blocks[0]]).toMatchObject([{ title: 'Public' }, { title: 'Público' }])
  })

  test('G-1 registers: certificates, brands, materials, questions', async () => {
    const { payload, ids, create, brought } = house
    await create('certificates', {
      name: both('ISO 9001', 'ISO 9001 ES'),
      number: 'Q-1',
      scope: both('Scope', 'Alcance'),
      issuer: both('Body', 'Entidad'),
      covers: both('Plant', 'Planta'),
      note: both('Note', 'Nota'),
      validFrom: '2025-03-17',
      validUntil: '2028-03-16',
      scan: ids.picture,
      order: 3,
    })
    const certificate = (await brought('certificate')).es
    expect(certificate).toEqual({
      id: expect.any(Number),
      key: 'iso-9001',
      name: 'ISO 9001 ES',
      number: 'Q-1',
      scope: 'Alcance',
      issuer: 'Entidad',
      covers: 'Planta',
      note: 'Nota',
      validFrom: '2025-03-17',
      validUntil: '2028-03-16',
      scan: ids.picture,
      order: 3,
    })
    const brand = { name: 'Norrvik', kind: 'brand', since: 2006, relation: both('Bags', 'Bolsos'), logo: ids.picture }
    const brandId = await create('partner-brands', { ...brand, href: 'https://norrvik.example' })
    expect((await brought('partnerBrand')).en).toEqual({
      ...brand,
      id: brandId,
      key: 'norrvik',
      relation: 'Bags',
      href: null,
      order: 100,
    })
    await payload.update({
      collection: 'partner-brands',
      id: brandId,
      locale: 'en',
      data: { leaves: true, _status: 'published' },
    })
    expect((await brought('partnerBrand')).es).toMatchObject({ relation: 'Bolsos', href: 'https://norrvik.example/' })
    const moq = { value: 50, unit: 'metres' }
    await create('materials', {
      name: both('Suede', 'Ante'),
      kind: 'leather',
      hex: '#8a4b22',
      thicknessMm: { min: 1, max: 1.2 },
      moq,
    })
    expect((await brought('material')).es).toMatchObject({
      key: 'suede',
      name: 'Ante',
      thicknessMm: { min: 1, max: 1.2 },
      moq,
      order: 100,
    })
    await create('questions', { question: both('Why?', '¿Por qué?'), answer: both('So.', 'Así.'), order: 2 })
    expect((await brought('question')).es).toMatchObject({ key: 'why-2', question: '¿Por qué?', answer: 'Así.', order: 2 })
  })

  test('G-1 a second write in all languages replaces the words of both, and leaves what it does not name', async () => {
    const { payload, create, brought } = house
    const id = await create('questions', { question: both('Old?', '¿Viejo?'), answer: both('Old.', 'Viejo.') })
    await payload.update({ collection: 'questions', id, data: { question: both('New?', '¿Nuevo?') }, ...published })
    const { en, es } = await brought('question')
    expect([en, es]).toMatchObject([
      { key: 'old', question: 'New?', answer: 'Old.' },
      { key: 'old', question: '¿Nuevo?', answer: 'Viejo.' },
    ])
  })

  test('a restored version brings its words back in both languages', async () => {
    const { payload, create, brought } = house
    const id = await create('questions', { question: both('First?', '¿Primero?'), answer: both('A.', 'B.') })
    await payload.update({ collection: 'questions', id, data: { question: both('Second?', '¿Segundo?') }, ...published })
    const { docs } = await payload.findVersions({
      collection: 'questions',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'questions', id: String(docs[0]?.id) })
    const { en, es } = await brought('question')
    expect([en?.question, es?.question]).toEqual(['First?', '¿Primero?'])
  })
})
