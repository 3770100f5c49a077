import { type Locale, routes } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import Image from 'next/image'
import type { StoredLine } from '../stored-inquiry.ts'
import type { LineProduct } from './line-products.ts'
import type { DetailWords } from './words.ts'

interface Props {
  line: StoredLine
  product: LineProduct | null
  locale: Locale
  words: DetailWords
}

/** The style with its picture of today, and the ways to it in the desk and on the site. */
export function LineStyle({ line, product, locale, words }: Props) {
  return (
    <div className="sales-style">
      {product?.picture && <Image src={product.picture} alt="" width={64} height={64} unoptimized />}
      <div>
        <strong>{line.styleNo}</strong>
        {product ? (
          <Link href={`/admin/collections/products/${product.id}`} prefetch={false}>
            {line.name || line.styleNo}
          </Link>
        ) : (
          <span>{line.name}</span>
        )}
        {product ? (
          <a href={routes.product.href(locale, { id: product.publicId })} target="_blank" rel="noreferrer">
            {words.onSite}
          </a>
        ) : (
          <small>{words.gone}</small>
        )}
      </div>
    </div>
  )
}
