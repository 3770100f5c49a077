import { type Locale, materialFamilies, type Product, routes } from '@lindero/contract'
import type { ProductCardData } from '../blocks/product-card/product-card.tsx'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'
import { picturesOf } from './picture-of.ts'

/** What a card shows of a product: its first colour's first two pictures, all colours as dots. */
export function cardOf(content: LocaleCatalogue, locale: Locale, product: Product): ProductCardData {
  const first = product.colourways.find((colourway) => colourway.images.length > 0)
  const [picture = null, second = null] = picturesOf(content, (first?.images ?? []).slice(0, 2))
  return {
    id: product.publicId,
    href: routes.product.href(locale, { id: product.publicId }),
    name: product.name,
    styleNo: product.styleNo,
    material: product.materials.outer || materialName(product, locale),
    moq: product.moq.perStyle,
    moqPerColour: product.moq.perColour,
    bulkDays: product.bulkDays,
    colours: product.colourways.map(({ key, name, swatch }) => ({ key, name, swatch })),
    picture,
    second,
  }
}

function materialName({ materials: { family } }: Product, locale: Locale): string {
  return family ? materialFamilies[family][locale] : ''
}

export function cardsOf(
  content: LocaleCatalogue,
  locale: Locale,
  products: Iterable<Product>,
  most: number,
): ProductCardData[] {
  const cards: ProductCardData[] = []
  for (const product of products) {
    if (cards.length === most) break
    cards.push(cardOf(content, locale, product))
  }
  return cards
}
