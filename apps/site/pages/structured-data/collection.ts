import type { CollectionPage } from 'schema-dts'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { DescribedPage } from '../page.ts'

export interface Collection {
  name: string
  description: string
  products: readonly Pick<ProductCardData, 'name' | 'href'>[]
  /** How many there are in all, and the place of the first one shown. */
  total: number
  from: number
}

/** A page that lists products, with those it shows. */
export function collection(
  { meta, locale, option: { site } }: Pick<DescribedPage<unknown>, 'meta' | 'locale' | 'option'>,
  { name, description, products, total, from }: Collection,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name,
    url: site.url + meta.canonical,
    inLanguage: locale,
    ...(description && { description }),
    ...(meta.image && { image: site.url + meta.image.src }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: from + index,
        name: product.name,
        url: site.url + product.href,
      })),
    },
  }
}
