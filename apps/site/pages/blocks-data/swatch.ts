import { type Material, materialKinds, type SwatchesBlock } from '@lindero/contract'
import type { SwatchBookData, SwatchData } from '../../blocks/swatch-book/swatch-book.tsx'
import { countText, formatRange } from '../../i18n/format.ts'
import { pictureOf } from '../picture-of.ts'
import type { BlockContext } from './context.ts'

export function swatchBookData(context: BlockContext, block: SwatchesBlock, found: readonly Material[]): SwatchBookData {
  const { layout, title, intro } = block
  if (layout === 'cards') {
    return { layout, title, intro, groups: [{ kind: '', materials: found.map((material) => card(context, material)) }] }
  }
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => ({
    kind: materialKinds[kind][context.locale],
    materials: found.filter((material) => material.kind === kind).map((material) => sample(context, material)),
  }))
  return { layout, title, intro, groups }
}

/** All that is known of it. */
function card(context: BlockContext, material: Material): SwatchData {
  const { composition, use, care, kind } = material
  const lines = [composition, use, care, termsOf(context, material).join(' · ')].filter(Boolean)
  return {
    ...sample(context, material),
    picture: pictureOf(context.content, material.picture),
    lines: [...new Set(lines)],
    kind: materialKinds[kind][context.locale],
  }
}

/** A small sample: its look and its terms. A finish is best seen as a ring of its colour. */
function sample(context: BlockContext, material: Material): SwatchData {
  const { id, name, hex, kind, picture } = material
  const metal = kind === 'hardware'
  const shown = metal ? null : pictureOf(context.content, picture)
  return { id, kind: '', name, hex, metal, picture: shown, lines: termsOf(context, material) }
}

function termsOf({ locale, words }: BlockContext, { thicknessMm, moq }: Material): string[] {
  const thickness = thicknessMm && `${formatRange(locale, thicknessMm, 1)} ${words.units.mm}`
  const minimum = moq && countText(locale, words.options[moq.unit], moq.value)
  return [thickness, minimum].filter((term) => term !== null)
}
