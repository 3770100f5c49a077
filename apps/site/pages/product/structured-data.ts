import { matchRoute, materialFamilies, type OptionData, type Product } from '@lindero/contract'
import type { ProductGroup, Thing } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { breadcrumbs } from '../structured-data/breadcrumbs.ts'
import { house } from '../structured-data/organization.ts'
import { questions } from '../structured-data/questions.ts'
import { wordsOf } from '../words.ts'
import type { ProductData } from './load.ts'
import { certificationsOf, measuresOf, termsOf } from './structured-facts.ts'

export function productStructuredData(page: DescribedPage<ProductData>): Thing[] {
  const { data, meta, content } = page
  const product = content.productByPublicId.get(Number(matchRoute(meta.canonical)?.params.id))
  return [breadcrumbs(page, data.crumbs, data.name), ...(product ? [productGroup(page, product)] : []), ...questions(data.faq)]
}

/**
 * A style that is made in several colours and priced by inquiry. Search engines take a plain Product for something on sale and
 * reject it without a price; a group of products is the same kind of thing and needs none.
 */
function productGroup({ meta, locale, option, content }: DescribedPage<ProductData>, product: Product): ProductGroup {
  const { site } = option
  const { styleNo, name, colourways, materials } = product
  const material = materials.outer || (materials.family ? materialFamilies[materials.family][locale] : '')
  const description = product.description || product.summary || meta.description
  const certifications = certificationsOf(product, content)
  const images = [...new Set(colourways.flatMap((colour) => colour.images))]
    .flatMap((id) => content.media.get(id) ?? [])
    .map(({ src }) => site.url + src)
  return {
    '@type': 'ProductGroup',
    '@id': `${site.url}${meta.canonical}#product`,
    productGroupID: styleNo || String(product.publicId),
    ...(styleNo && { sku: styleNo, mpn: styleNo }),
    name,
    url: site.url + meta.canonical,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: brandName(option) },
    manufacturer: house(option),
    ...(material && { material }),
    ...(colourways.length > 0 && { color: colourways.map((colour) => colour.name), variesBy: 'https://schema.org/color' }),
    ...measuresOf(product),
    ...(certifications.length > 0 && { hasCertification: certifications }),
    additionalProperty: termsOf(product, wordsOf(content, locale)),
  }
}

function brandName(option: OptionData): string {
  return option.site.name || option.company?.shortName || option.site.domain
}
