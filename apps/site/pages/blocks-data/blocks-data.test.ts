import type { Block, Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../../catalogue/fixture/fixture.ts'
import { everyBlock } from '../../catalogue/fixture/fixture-blocks.ts'
import { blocksData } from './blocks-data.ts'

const { locales } = fixtureCatalogue()
const blocks = everyBlock('en')
const ready = (given: Block[], locale: Locale = 'en') => blocksData(locales[locale], locale, given, { page: '/every-block' })

test('every block is made ready in its order', () => {
  const all = Object.values(blocks)
  expect(ready(all).map(({ type }) => type)).toEqual(all.map(({ type }) => type))
})

test.each<[string, Block]>([
  ['a gallery without public pictures', { ...blocks.gallery, pictures: [{ media: 99, caption: '' }] }],
  ['a register without public certificates', { ...blocks.certificateRegister, certificates: [99] }],
  ['a wall without public brands', { ...blocks.logoWall, brands: [99] }],
  ['swatches without public materials', { ...blocks.swatches, materials: [99] }],
  ['questions that are not public', { ...blocks.faq, questions: [99] }],
  ['a strip without public products', { ...blocks.productStrip, products: [99] }],
  ['figures without figures', { ...blocks.figures, items: [] }],
  ['an empty text', { ...blocks.richText, body: [] }],
])('%s is left out whole', (_, block) => {
  expect(ready([block])).toEqual([])
})

test('an empty list of a register means all of it, a list its own order', () => {
  expect(ready([blocks.faq])).toMatchObject([
    { data: { questions: [{ question: 'Question 2?' }, { question: 'Question 1?' }] } },
  ])
  const chosen = ready([{ ...blocks.faq, questions: [1, 99, 1] }])
  expect(chosen).toMatchObject([{ data: { questions: [{ question: 'Question 1?' }] } }])
})

test('products of a strip stand in the order staff gave them; without a choice the first of the listing', () => {
  const names = (products: number[]) =>
    ready([{ ...blocks.productStrip, products }]).flatMap((block) =>
      block.type === 'productStrip' ? block.data.products.map(({ name }) => name) : [],
    )
  expect(names([4, 99, 1])).toEqual(['Bag 4', 'Bag 1'])
  expect(names([])[0]).toBe('Bag 1')
})

test('C-8 in formatted text a link that must not be followed becomes words, others stay links', () => {
  const [text] = ready([blocks.richText])
  expect(JSON.stringify(text)).not.toContain('script:')
  expect(text).toMatchObject({
    data: {
      parts: [
        {
          heading: [{ text: 'Heading' }],
          body: [
            { children: [{ text: 'Bold' }, { type: 'link', href: '/products' }] },
            { children: [{ type: 'text', text: 'trap' }] },
            { type: 'heading', level: 3 },
            { type: 'list' },
            { type: 'quote' },
          ],
        },
      ],
    },
  })
})

test('L-7 minimums and days are said in the language', () => {
  expect(ready([everyBlock('es').customisingOptions], 'es')).toMatchObject([
    {
      data: {
        groups: [
          {
            options: [
              { terms: ['Desde 1.000 piezas', 'Sin días añadidos'] },
              { terms: ['7 días más'] },
              { terms: ['Desde 50 piezas'] },
            ],
          },
        ],
      },
    },
  ])
  expect(ready([everyBlock('es').swatches], 'es')).toMatchObject([
    {
      data: {
        groups: [
          {
            materials: [{ kind: 'Piel', lines: ['Plena flor', 'Totes', 'Paño húmedo', '1,2–1,6 mm · Desde 1.000 piezas'] }, {}],
          },
        ],
      },
    },
  ])
})

test('a chart whose days were entered the wrong way round is still drawn', () => {
  const [stage] = blocks.leadTimeChart.stages
  if (!stage) throw new Error('The fixture has lost its stages.')
  const chart = ready([{ ...blocks.leadTimeChart, stages: [{ ...stage, days: { min: 9, max: 4 } }] }])
  expect(chart).toMatchObject([
    { data: { length: 9, stages: [{ days: '4–9 days', sure: 'M0 1h4v2h-4z', most: 'M0 1h9v2h-9z' }] } },
  ])
})

test('S-3 a swatch book has a leaf for each kind; metals are seen in their colour, not on a picture', () => {
  expect(ready([{ ...everyBlock('es').swatches, layout: 'book' }], 'es')).toMatchObject([
    {
      data: {
        groups: [
          {
            kind: 'Piel',
            materials: [{ kind: '', lines: ['1,2–1,6 mm', 'Desde 1.000 piezas'], picture: { alt: 'Picture 2' } }],
          },
          { kind: 'Herraje', materials: [{ metal: true, picture: null, hex: '#9a5a2c' }] },
        ],
      },
    },
  ])
})

test('S-3 a route leads to the steps of its page, by the anchors they are drawn with', () => {
  const route = { ...blocks.hero, layout: 'route' as const }
  expect(ready([route, blocks.figures, blocks.processSteps])).toMatchObject([
    {
      data: {
        stations: [
          { label: 'Skive', href: '#part-3-1' },
          { label: 'Stitch', href: '#part-3-2' },
        ],
      },
    },
    {},
    {},
  ])
  expect(ready([route])).toMatchObject([{ data: { stations: [] } }])
  expect(ready([blocks.hero, blocks.processSteps])).toMatchObject([{ data: { stations: [] } }, {}])
})

test('making blocks ready alters nothing in the catalogue', () => {
  const before = JSON.stringify(Object.values(blocks))
  ready(Object.values(blocks))
  expect(JSON.stringify(Object.values(blocks))).toBe(before)
})
