import { type Locale, routes } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LayoutData } from './page.ts'
import { pictureOf } from './picture-of.ts'

/** Header and footer of every page of one language. */
export function layoutData(catalogue: Catalogue, locale: Locale): LayoutData {
  const content = catalogue.locales[locale]
  const { company, settings } = content
  const [address] = company?.addresses ?? []
  return {
    siteName: settings.siteName,
    productCount: content.products.size,
    categories: content.rootCategories.map((node) => ({
      name: node.category.name,
      href: routes.category.href(locale, { slug: node.path }),
      count: node.products.length,
    })),
    feature: featureOf(catalogue, locale),
    company: company && {
      shortName: company.shortName,
      legalName: company.legalName,
      description: company.description,
      addressLines: address?.lines ?? '',
      phone: address?.phone ?? '',
      email: address?.email ?? '',
    },
    fictional: company?.fictional ?? false,
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
