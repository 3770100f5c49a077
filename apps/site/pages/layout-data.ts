import { type Locale, routes } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { optionData } from './option-data.ts'
import type { LayoutData } from './page.ts'
import { pictureOf } from './picture-of.ts'

/** Header and footer of every page of one language. */
export function layoutData(catalogue: Catalogue, locale: Locale, publicUrl: string): LayoutData {
  return {
    option: optionData(catalogue, locale, publicUrl),
    productCount: catalogue.locales[locale].products.size,
    feature: featureOf(catalogue, locale),
  }
}

/** The picture beside the categories in the menu: the first product that has one. */
function featureOf(catalogue: Catalogue, locale: Locale): LayoutData['feature'] {
  const content = catalogue.locales[locale]
  const wanted = content.home?.selected.products.map((id) => content.products.get(id)) ?? []
  for (const product of [...wanted, ...content.products.values()]) {
    const picture = pictureOf(content, product?.colourways[0]?.images[0])
    if (product && picture) return { name: product.name, href: routes.product.href(locale, { id: product.publicId }), picture }
  }
  return null
}
