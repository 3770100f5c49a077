import { expect, test } from 'vitest'
import { applyBatch, type Documents } from './documents.ts'
import { fixtureDocuments } from './fixture/fixture.ts'
import { productDocument, sampleProduct } from './sample-documents.ts'
import { shapes } from './shapes/index.ts'

const none: Documents = new Map()
const two = applyBatch(none, {
  full: true,
  entries: [productDocument(sampleProduct(1)), productDocument(sampleProduct(2))],
}).documents

const page = { id: 2, fixed: null, slug: 'a', title: 'A', seo: { title: null, description: null, image: null }, updatedAt: '' }

test('every kind of content and every block is let in as it is', () => {
  const sent = fixtureDocuments()
  const { documents, problems } = applyBatch(none, { full: true, entries: sent })
  expect(problems).toEqual([])
  expect([...documents.values()]).toEqual(sent)
  expect(new Set(sent.map(({ kind }) => kind)).size).toBe(Object.keys(shapes).length - 1)
})

test('a difference adds, replaces and removes, and leaves the older documents as they were', () => {
  const { documents } = applyBatch(two, {
    full: false,
    entries: [
      { kind: 'product', id: '1', gone: true },
      productDocument(sampleProduct(2, { name: 'Renamed' })),
      productDocument(sampleProduct(3)),
    ],
  })
  expect([...documents.keys()]).toEqual(['product/2', 'product/3'])
  expect(documents.get('product/2')?.content.en).toMatchObject({ name: 'Renamed' })
  expect([...two.keys()]).toEqual(['product/1', 'product/2'])
})

test('a full batch forgets everything else', () => {
  const { documents } = applyBatch(two, { full: true, entries: [productDocument(sampleProduct(9))] })
  expect([...documents.keys()]).toEqual(['product/9'])
})

test('G-2 P-5 what says nothing new leaves the very documents there were, in a difference and in a full batch', () => {
  const again = [productDocument(sampleProduct(2)), productDocument(sampleProduct(1))]
  const never = { kind: 'product', id: '7', gone: true }
  expect(applyBatch(two, { full: false, entries: again.slice(1) }).documents).toBe(two)
  expect(applyBatch(two, { full: false, entries: [never] }).documents).toBe(two)
  expect(applyBatch(two, { full: true, entries: again }).documents).toBe(two)
  const renamed = productDocument(sampleProduct(2, { name: 'Renamed' }))
  expect(applyBatch(two, { full: true, entries: [again[1], renamed] }).documents).not.toBe(two)
  expect(applyBatch(two, { full: true, entries: [renamed] }).documents).not.toBe(two)
  expect(applyBatch(two, { full: false, entries: [{ ...never, id: '2' }] }).documents).not.toBe(two)
})

test('a document published in no language is gone', () => {
  expect(
    applyBatch(two, { full: false, entries: [{ kind: 'product', id: '1', content: {} }] }).documents.has('product/1'),
  ).toBe(false)
})

test('unpublishing one language takes away that language', () => {
  const { documents } = applyBatch(two, { full: false, entries: [productDocument(sampleProduct(1), null)] })
  expect(documents.get('product/1')?.content).not.toHaveProperty('es')
})

test.each([
  ['nothing', null],
  ['a number', 7],
  ['no kind', { id: '1', content: {} }],
  ['a kind of the future', { kind: 'hologram', id: '1', content: { en: {} } }],
  ['a kind named like a built-in', { kind: 'constructor', id: '1', content: { en: {} } }],
  ['a word as content', { kind: 'product', id: '3', content: 'bag' }],
  ['a product without a name', { kind: 'product', id: '3', content: { en: { ...sampleProduct(3), name: undefined } } }],
  ['a product with a sentence as size', { kind: 'product', id: '3', content: { en: { ...sampleProduct(3), size: 'big' } } }],
  ['a page with a block nobody knows', { kind: 'page', id: '2', content: { en: { ...page, blocks: [{ type: 'hologram' }] } } }],
  ['a page with half a block', { kind: 'page', id: '2', content: { en: { ...page, blocks: [{ type: 'hero', title: 'A' }] } } }],
  ['a bag of an unknown family', { kind: 'product', id: '3', content: { en: { ...sampleProduct(3), family: 'toString' } } }],
  [
    'a link to nowhere in the menu',
    { kind: 'navigation', id: 'global', content: { en: { items: [], action: { label: 'A' } } } },
  ],
])('R-3 an entry with %s is left out and spoken of', (_what, entry) => {
  const { documents, problems } = applyBatch(two, { full: false, entries: [entry, productDocument(sampleProduct(4))] })
  expect([...documents.keys()]).toEqual(['product/1', 'product/2', 'product/4'])
  expect(problems).toHaveLength(1)
})

test('where the new content is not usable the last good one stays, also through a full batch', () => {
  const broken = {
    kind: 'product',
    id: '1',
    content: { en: { ...sampleProduct(1), name: 5 }, es: sampleProduct(1, { name: 'Bolso' }) },
  }
  for (const full of [false, true]) {
    const { documents, problems } = applyBatch(two, { full, entries: [broken] })
    expect(documents.get('product/1')?.content).toMatchObject({ en: { name: 'Bag 1' }, es: { name: 'Bolso' } })
    expect(problems).toEqual([expect.stringContaining('product 1 (en): name:')])
  }
})
