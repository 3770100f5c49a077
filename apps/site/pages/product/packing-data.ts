import { incoterms, type Locale, type Product } from '@lindero/contract'
import type { SpecRow } from '../../blocks/spec-table/spec-table.tsx'
import { formatCentimetres, formatInches, formatNumber, formatPounds } from '../../i18n/format.ts'
import type { AllWords } from '../words.ts'

export interface PackingData {
  title: string
  text: string
  rows: SpecRow[]
}

/** How it travels; null when staff said nothing about it. */
export function packingData({ packaging, carton, trade }: Product, locale: Locale, words: AllWords): PackingData | null {
  const { specification: names } = words
  const rows = [
    ...(carton ? cartonRows(carton, locale, words) : []),
    { name: names.hsCode, value: trade.hsCode ?? '' },
    { name: names.origin, value: trade.origin },
    { name: names.port, value: trade.port },
    { name: names.incoterms, value: trade.incoterms.map((term) => incoterms[term][locale]).join('; ') },
  ].filter((row) => row.value)
  return packaging || rows.length > 0 ? { title: names.packing, text: packaging, rows } : null
}

function cartonRows(
  carton: NonNullable<Product['carton']>,
  locale: Locale,
  { specification: names, units }: AllWords,
): SpecRow[] {
  const sides = [carton.lengthCm, carton.widthCm, carton.heightCm]
  const volume = sides.reduce((product, side) => product * side, 1) / 1e6
  const measured = (value: number, text: string) => (value > 0 ? text : '')
  return [
    { name: names.cartonPieces, value: measured(carton.pieces, formatNumber(locale, carton.pieces)) },
    {
      name: names.cartonSize,
      value: measured(volume, `${formatCentimetres(locale, sides)} ${units.cm}`),
      also: `${formatInches(locale, sides)} ${units.inch}`,
    },
    {
      name: names.grossWeight,
      value: measured(carton.grossKg, `${formatNumber(locale, carton.grossKg, 1)} ${units.kg}`),
      also: `${formatPounds(locale, carton.grossKg)} ${units.lb}`,
    },
    { name: names.volume, value: measured(volume, `${formatNumber(locale, volume, 3)} ${units.m3}`) },
  ]
}
