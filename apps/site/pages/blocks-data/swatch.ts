import { type Material, materialKinds } from '@lindero/contract'
import type { SwatchData } from '../../blocks/swatch-book/swatch-book.tsx'
import { countText, formatRange } from '../../i18n/format.ts'
import { pictureOf } from '../picture-of.ts'
import type { BlockContext } from './context.ts'

export function swatchData({ content, locale, words }: BlockContext, material: Material): SwatchData {
  const { thicknessMm, moq } = material
  const thickness = thicknessMm && `${formatRange(locale, thicknessMm, 1)} ${words.units.mm}`
  const minimum = moq && countText(locale, words.options[moq.unit], moq.value)
  const terms = [thickness, minimum].filter(Boolean).join(' · ')
  return {
    id: material.id,
    kind: materialKinds[material.kind][locale],
    name: material.name,
    hex: material.hex,
    metal: material.kind === 'hardware',
    picture: pictureOf(content, material.picture),
    lines: [...new Set([material.composition, material.use, material.care, terms].filter(Boolean))],
  }
}
