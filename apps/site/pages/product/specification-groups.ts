import type { Locale } from '@lindero/contract'
import type { SpecRow } from '../../blocks/spec-table/spec-table.tsx'
import type { Messages } from '../../i18n/en.ts'
import { fill, formatCentimetres, formatInches, formatNumber, formatPounds, formatRange } from '../../i18n/format.ts'
import type { ProductData } from './load.ts'

export interface SpecGroup {
  caption: string
  rows: SpecRow[]
}

/** The specification in groups; a row without a value is left out. */
export function specificationGroups(product: ProductData, locale: Locale, messages: Messages): SpecGroup[] {
  const { specification: names, product: texts } = messages
  const days = (range: { min: number; max: number }) => `${formatRange(locale, range)} ${texts.days}`
  const groups: SpecGroup[] = [
    { caption: names.size, rows: sizeRows(product, locale, messages) },
    {
      caption: names.materials,
      rows: [
        { name: names.outer, value: product.materials.outer },
        { name: names.lining, value: product.materials.lining },
        { name: names.edgeFinish, value: product.materials.edgeFinish },
      ],
    },
    {
      caption: names.construction,
      rows: [
        { name: names.closure, value: product.closure },
        { name: names.hardware, value: product.hardware },
        { name: names.colourways, value: product.colourways.map((colour) => colour.name).join(', ') },
      ],
    },
    {
      caption: names.order,
      rows: [
        {
          name: names.moq,
          value: fill(names.moqValue, {
            style: formatNumber(locale, product.moq.perStyle),
            colour: formatNumber(locale, product.moq.perColour),
          }),
        },
        { name: names.sample, value: days(product.sampleDays) },
        { name: names.bulk, value: days(product.bulkDays) },
        { name: names.service, value: product.services.join(', ') },
        { name: names.season, value: product.season },
        { name: names.hsCode, value: product.hsCode ?? '' },
      ],
    },
  ]
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.value) }))
    .filter((group) => group.rows.length > 0)
}

function sizeRows({ size, weightG }: ProductData, locale: Locale, { specification, units }: Messages): SpecRow[] {
  const lengths = [size.lengthCm, size.widthCm, size.heightCm]
  const rows: SpecRow[] = []
  if (lengths.some((length) => length > 0)) {
    rows.push({
      name: specification.dimensions,
      value: `${formatCentimetres(locale, lengths)} ${units.cm}`,
      also: `${formatInches(locale, lengths)} ${units.inch}`,
    })
  }
  if (weightG !== null) {
    const kg = weightG / 1000
    rows.push({
      name: specification.weight,
      value: `${formatNumber(locale, kg, 2)} ${units.kg}`,
      also: `${formatPounds(locale, kg)} ${units.lb}`,
    })
  }
  return rows
}
