import { ProductCard, type ProductCardData } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  products: ProductCardData[]
  level: 2 | 3
  columns: 3 | 4
  /** On a phone the first card takes the whole width. */
  leading?: boolean
  /** The grid opens the page: the first pictures are not put off. */
  first?: boolean
}

const sizes = {
  3: '(min-width: 64rem) 28vw, (min-width: 48rem) 30vw, 46vw',
  4: '(min-width: 48rem) 23vw, 46vw',
}

export function ProductGrid({ products, level, columns, leading = false, first = false }: ProductGridProps) {
  const names = [styles.cards, columns === 4 && styles.four, leading && styles.leading].filter(Boolean).join(' ')
  return (
    <ul className={names}>
      {products.map((product, index) => (
        <ProductCard key={product.href} product={product} level={level} sizes={sizes[columns]} lead={first && index < 2} />
      ))}
    </ul>
  )
}
