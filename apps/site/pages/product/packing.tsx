import { SpecTable } from '../../blocks/spec-table/spec-table.tsx'
import { Split } from '../../blocks/split/split.tsx'
import { formatCentimetres, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { ProductData } from './load.ts'
import styles from './packing.module.css'

/** How it travels: packaging in words, the carton in figures, beside the last picture of the style. */
export function Packing({ product }: { product: ProductData }) {
  const { locale, messages } = useLanguage()
  const { specification: names, units } = messages
  const { carton, packaging } = product
  if (!carton && !packaging) return null
  const sides = carton ? [carton.lengthCm, carton.widthCm, carton.heightCm] : []
  const rows = carton
    ? [
        { name: names.cartonPieces, value: formatNumber(locale, carton.pieces) },
        { name: names.cartonSize, value: `${formatCentimetres(locale, sides)} ${units.cm}` },
        { name: names.grossWeight, value: `${formatNumber(locale, carton.grossKg, 1)} ${units.kg}` },
        {
          name: names.volume,
          value: `${formatNumber(locale, sides.reduce((volume, side) => volume * side, 1) / 1e6, 3)} ${units.m3}`,
        },
      ]
    : []
  return (
    <Split ground="on-stone" labelledBy="packing" picture={product.colourways.at(-1)?.pictures.at(-1) ?? null}>
      <h2 id="packing">{names.packing}</h2>
      {packaging && <p className={`quiet ${styles.text}`}>{packaging}</p>}
      <SpecTable caption={names.packing} hideCaption rows={rows} />
    </Split>
  )
}
