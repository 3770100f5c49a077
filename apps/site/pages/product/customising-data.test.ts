import type { CustomisingOptionsBlock, Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../../catalogue/fixture/fixture.ts'
import { fullProduct } from '../../catalogue/sample-documents.ts'
import { wordsOf } from '../words.ts'
import { customisingData } from './customising-data.ts'

type Group = CustomisingOptionsBlock['groups'][number]

const option = (label: string, values: Partial<Group['options'][number]> = {}) => ({
  ...{ label, text: '', method: null, moq: null, extraDays: null },
  ...values,
})
const logos: Group = {
  title: 'Logo',
  picture: null,
  options: [
    option('Blind stamp', { method: 'deboss', text: 'Depth 0.4 mm', moq: 1_000, extraDays: 0 }),
    option('Metal plate', { moq: 300, extraDays: 7 }),
    option('Laser engraving'),
  ],
}
const lining: Group = {
  title: 'Lining',
  picture: null,
  options: [option('Printed lining', { method: 'lining-print' }), option('Pocket layout'), option('Woven jacquard')],
}

function customising(groups: Group[] | null, locale: Locale = 'en', methods = fullProduct(1).logoMethods) {
  const block: CustomisingOptionsBlock = {
    type: 'customisingOptions',
    title: 'Change',
    intro: 'Per colour.',
    groups: groups ?? [],
  }
  const page = fixtureDocument('page', 9, () => ({
    ...{ id: 9, fixed: 'customized', slug: 'customized', title: 'Customized', blocks: [block] },
    ...{ seo: { title: null, description: null, image: null }, updatedAt: '2026-01-01T00:00:00.000Z' },
  }))
  const content = fixtureCatalogue(groups ? { also: [page] } : {}).locales[locale]
  return customisingData({ ...fullProduct(1), logoMethods: methods }, content, locale, wordsOf(content, locale))
}

test('E-2 what staff wrote about a method stands with each style that offers it', () => {
  expect(customising([logos])?.methods).toEqual([
    { key: 'deboss', name: 'Deboss', text: 'Depth 0.4 mm', terms: 'From 1,000 pieces · No added days' },
    { key: 'metal-plate', name: 'Metal plate', text: '', terms: 'From 300 pieces · 7 more days' },
  ])
  expect(customising([logos], 'es')?.methods[0]).toMatchObject({
    name: 'Golpe seco',
    terms: 'Desde 1.000 piezas · Sin días añadidos',
  })
})

test('E-2 what else may be changed is named, without other ways to put a logo on and without what is shown already', () => {
  expect(customising([logos, lining])?.further).toEqual([
    { name: 'Lining', value: 'Printed lining, Pocket layout, Woven jacquard' },
  ])
  expect(customising([logos, lining], 'en', ['lining-print'])?.further).toEqual([
    { name: 'Lining', value: 'Pocket layout, Woven jacquard' },
  ])
})

test('E-2 without a page about customising the methods are still named, and nothing is linked', () => {
  expect(customising(null)).toMatchObject({
    href: null,
    further: [],
    methods: [{ name: 'Deboss', terms: '' }, { name: 'Metal plate' }],
  })
  expect(customising([logos])?.href).toBe('/customized')
  expect(customising([logos], 'en', [])).toBeNull()
})
