import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { fixtureDocument } from './fixture/fixture.ts'
import { sampleCategory, sampleProduct } from './sample-documents.ts'
import { searchProducts } from './search.ts'

const colour = { swatch: '#000', pantone: null, images: [] }

function product(id: number, styleNo: string, en: string, es: string) {
  return fixtureDocument('product', id, (locale) => {
    const { materials } = sampleProduct(id)
    const outer = locale === 'en' ? 'Pebbled cowhide' : 'Piel vacuna'
    const name = locale === 'en' ? 'Midnight' : 'Añil'
    return sampleProduct(id, {
      styleNo,
      name: locale === 'en' ? en : es,
      categories: [2],
      order: id,
      materials: { ...materials, family: id === 3 ? 'canvas' : null, outer: id === 1 ? outer : '' },
      colourways: id === 2 ? [{ ...colour, key: 'midnight', name, family: 'blue' }] : [],
    })
  })
}

const catalogue = buildCatalogue([
  fixtureDocument('category', 1, () => sampleCategory(1, { slug: 'bags', name: 'Bags & Cases' })),
  fixtureDocument('category', 2, () => sampleCategory(2, { slug: 'clutches', name: 'Évening Clutches', parent: 1 })),
  product(1, 'LD-1001', 'Alba Tote', 'Tote Alba'),
  product(2, 'LD-1002', 'Lucía Flap', 'Solapa Lucía'),
  product(3, 'LD-10011', 'Toted Weekender', 'Bolsa 1001'),
])

function found(text: string, locale: 'en' | 'es' = 'en') {
  const content = catalogue.locales[locale]
  return searchProducts(content, locale, content.products.values(), text).map(({ name }) => name)
}

test.each([
  ['LD-1001', ['Alba Tote', 'Toted Weekender']],
  ['ld1001', ['Alba Tote', 'Toted Weekender']],
  ['1001', ['Alba Tote', 'Toted Weekender']],
  ['ld 1002', ['Lucía Flap']],
  ['LD-9', []],
])('E-4 the style number %s is found however it is written, the exact one first', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('E-4 an exact style number comes before a name that holds the same figures', () => {
  expect(found('1001', 'es')).toEqual(['Tote Alba', 'Bolsa 1001'])
})

test.each([
  ['LUCIA', ['Lucía Flap']],
  ['lucía', ['Lucía Flap']],
  ['évening', ['Alba Tote', 'Lucía Flap', 'Toted Weekender']],
  ['evening cases', ['Alba Tote', 'Lucía Flap', 'Toted Weekender']],
  ['blue', ['Lucía Flap']],
  ['midnight', ['Lucía Flap']],
  ['canvas', ['Toted Weekender']],
  ['cowh', ['Alba Tote']],
])('E-4 %s is found by name, colour, material and category, without regard to case and accents', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('E-4 the words of one language do not answer in the other', () => {
  expect(found('piel', 'es')).toEqual(['Tote Alba'])
  expect(found('azul', 'es')).toEqual(['Solapa Lucía'])
  expect(found('piel')).toEqual([])
})

test('E-4 every word must be found, a plural finds the singular, a whole word of the name leads', () => {
  expect(found('tote cowhide')).toEqual(['Alba Tote'])
  expect(found('tote satin')).toEqual([])
  expect(found('totes')).toEqual(['Alba Tote', 'Toted Weekender'])
  expect(found('tote')).toEqual(['Alba Tote', 'Toted Weekender'])
})

test.each(['', '   ', '!!!', '–', '\u0301'])('E-4 a text without words (%j) finds nothing', (text) => {
  expect(found(text)).toEqual([])
})
