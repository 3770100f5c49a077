import { Card } from '../../design/card.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { SwatchDot } from '../../design/swatch-dot.tsx'
import { countText, fill, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { CardToggle } from '../listed/card-toggle.tsx'
import styles from './product-card.module.css'

export interface ProductCardData {
  /** Public number. */
  id: number
  href: string
  name: string
  styleNo: string
  material: string
  moq: number
  moqPerColour: number
  bulkDays: { min: number; max: number }
  colours: { key: string; name: string; swatch: string }[]
  picture: PictureData | null
  second: PictureData | null
}

interface ProductCardProps {
  product: ProductCardData
  level: 2 | 3
  sizes: string
  lead?: boolean
}

export function ProductCard({ product, level, sizes, lead = false }: ProductCardProps) {
  const { locale, messages } = useLanguage()
  const { min, max } = product.bulkDays
  const days = min === max ? fill(messages.listing.daysShortSingle, { n: min }) : fill(messages.listing.daysShort, { min, max })
  const minimum = fill(messages.listing.moqShort, { n: formatNumber(locale, product.moq) })
  const terms = [product.moq > 0 && minimum, max > 0 && days].filter(Boolean).join(' · ')
  return (
    <Card
      href={product.href}
      title={product.name}
      level={level}
      picture={product.picture}
      second={product.second}
      sizes={sizes}
      lead={lead}
    >
      {product.material && <p>{product.material}</p>}
      {terms && <p className="num">{terms}</p>}
      <p className={styles.foot}>
        <span className={styles.dots}>
          {product.colours.map((colour) => (
            <SwatchDot key={colour.key} colour={colour.swatch} />
          ))}
          <span className="vh">
            {product.colours.length > 0 &&
              `${countText(locale, messages.listing.colours, product.colours.length)}: ${product.colours.map((c) => c.name).join(', ')}`}
          </span>
        </span>
        <span>{product.styleNo}</span>
      </p>
      <CardToggle
        id={product.id}
        name={product.name}
        colour={product.colours[0]?.key ?? ''}
        quantity={product.moqPerColour || product.moq}
      />
    </Card>
  )
}
