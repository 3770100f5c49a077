import type { ListedProduct } from '@lindero/contract'
import { expect, test } from 'vitest'
import { newLine } from '../../../behaviour/inquiry-list/list-changes.ts'
import { enData } from '../../../i18n/en-data.ts'
import { esData } from '../../../i18n/es-data.ts'
import { minimumText, totalText, warningsOf } from './warnings.ts'

const words = enData.inquiryList
const tote: ListedProduct = {
  ...{ id: 1001, name: 'Tote', styleNo: 'LD-1001', href: '/product/1001', picture: null, logoMethods: [] },
  colours: [{ key: 'black', name: 'Black', swatch: '#000' }],
  moq: { perStyle: 300, perColour: 100 },
}

test('E-5 what is below a minimum is said, with the minimum', () => {
  expect(warningsOf(newLine(1001, 'black', 99), tote, 'en', words)).toEqual([
    'Black: below the minimum of 100. You may ask all the same.',
    'In all 99 pieces: below the minimum of 300 a style. You may ask all the same.',
  ])
  expect(warningsOf(newLine(1001, 'black', 100), tote, 'en', words)).toHaveLength(1)
  expect(warningsOf(newLine(1001, 'black', 300), tote, 'en', words)).toEqual([])
  expect(warningsOf(newLine(1001), tote, 'en', words)).toEqual([words.noQuantity])
})

test('E-5 a product without minimums warns of nothing', () => {
  const free = { ...tote, moq: { perStyle: 0, perColour: 0 } }
  expect(warningsOf(newLine(1001, 'black', 1), free, 'en', words)).toEqual([])
  expect(minimumText(free, 'en', words)).toBe('')
})

test('E-5 minimums and totals in both languages', () => {
  expect(minimumText(tote, 'en', words)).toBe('Minimum 300 a style, 100 a colour')
  const lines = [newLine(1001, 'black', 12_000), newLine(1002)]
  expect(totalText(lines, 'en', words)).toBe('2 styles, 12,000 pieces')
  expect(totalText(lines, 'es', esData.inquiryList)).toBe('2 estilos, 12.000 piezas')
})
