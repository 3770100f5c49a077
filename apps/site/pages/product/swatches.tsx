import { SwatchDot } from '../../design/swatch-dot.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { ProductColour } from './load.ts'
import styles from './swatches.module.css'
import type { ChooseColour } from './use-colour.ts'

interface SwatchesProps {
  colourways: ProductColour[]
  shown: ProductColour
  onChoose: ChooseColour
}

export function Swatches({ colourways, shown, onChoose }: SwatchesProps) {
  const { product: texts } = useMessages()
  return (
    <section aria-label={texts.colour} className={styles.colours}>
      <p className="small" aria-live="polite" aria-atomic="true">
        <span className="quiet">{texts.colour}</span> {shown.name}{' '}
        {shown.pantone && <span className="quiet">{fill(texts.reference, { pantone: shown.pantone })}</span>}
      </p>
      <ul>
        {colourways.map((colour) => (
          <li key={colour.key}>
            <a
              href={colour.href}
              rel="nofollow"
              aria-label={colour.name}
              aria-current={colour.key === shown.key ? 'true' : undefined}
              onClick={(event) => onChoose(event, colour)}
            >
              <SwatchDot colour={colour.swatch} />
            </a>
          </li>
        ))}
      </ul>
      <p className="small quiet">{texts.sampleNotice}</p>
    </section>
  )
}
