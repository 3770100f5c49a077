import type { Locale, Product } from '@lindero/contract'
import type { SpecRow } from '../../blocks/spec-table/spec-table.tsx'
import { fill, formatCentimetres, formatInches, formatNumber, formatPounds } from '../../i18n/format.ts'
import type { AllWords } from '../words.ts'

/** Lengths in centimetres and inches, weight in kilograms and pounds. */
export function sizeRows({ size, drop, weightG }: Product, locale: Locale, words: AllWords): SpecRow[] {
  const { specification: names, units } = words
  const rows: SpecRow[] = []
  const dimensions = sizeText(size, locale, words)
  if (dimensions) rows.push({ name: names.dimensions, ...dimensions })
  if (drop.handleCm !== null) rows.push({ name: names.handleDrop, ...lengths(locale, words, [drop.handleCm]) })
  rows.push(...strapRows(drop, locale, words))
  if (weightG !== null) {
    const kg = weightG / 1000
    rows.push({
      name: names.weight,
      value: `${formatNumber(locale, kg, 2)} ${units.kg}`,
      also: `${formatPounds(locale, kg)} ${units.lb}`,
    })
  }
  return rows
}

/** `34 × 14 × 27 cm`, and the same in inches; null when nobody measured it. */
export function sizeText(size: Product['size'], locale: Locale, words: AllWords): { value: string; also: string } | null {
  const sides = [size.lengthCm, size.widthCm, size.heightCm]
  if (!sides.some((side) => side > 0)) return null
  return {
    value: `${formatCentimetres(locale, sides)} ${words.units.cm}`,
    also: `${formatInches(locale, sides)} ${words.units.inch}`,
  }
}

function strapRows({ strapMinCm, strapMaxCm, strapDetachable }: Product['drop'], locale: Locale, words: AllWords): SpecRow[] {
  const { specification: names } = words
  const ends = [...new Set([strapMinCm, strapMaxCm].filter((end) => end !== null))]
  if (ends.length === 0) return strapDetachable ? [{ name: names.strap, value: names.strapDetachable }] : []
  const { value, also } = lengths(locale, words, ends)
  return [{ name: names.strapDrop, value: strapDetachable ? fill(names.detachable, { length: value }) : value, also }]
}

/** `48–56 cm`, and the same in inches. */
function lengths(locale: Locale, { units }: AllWords, ends: readonly number[]): { value: string; also: string } {
  return {
    value: `${ends.map((end) => formatCentimetres(locale, [end])).join('–')} ${units.cm}`,
    also: `${ends.map((end) => formatInches(locale, [end])).join('–')} ${units.inch}`,
  }
}
