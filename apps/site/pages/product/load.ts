import { type Product, type Range, routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { Catalogue, CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { alternatesOf, withQuery } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import { crumbsOf } from '../crumbs-of.ts'
import { distinctProductName } from '../distinct-names.ts'
import type { LoadContext, LoadResult, PageMeta } from '../page.ts'
import { picturesOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { wordsOf } from '../words.ts'
import { type CustomisingData, customisingData } from './customising-data.ts'
import { type PackingData, packingData } from './packing-data.ts'
import { relatedTo } from './related-to.ts'
import { sizeText } from './size-rows.ts'
import { outerMaterial, type SpecGroup, specificationGroups } from './specification-groups.ts'

export interface ProductData {
  /** Public number. */
  id: number
  /** The one address of the product, without a colour. */
  href: string
  styleNo: string
  name: string
  summary: string
  description: string
  services: Product['services']
  season: string
  moq: Product['moq']
  sampleDays: Range
  bulkDays: Range
  material: string
  /** In centimetres and in inches. */
  size: { value: string; also: string } | null
  colourways: ProductColour[]
  /** Key of the colour the address asks for. */
  colour: string | null
  specification: SpecGroup[]
  customising: CustomisingData | null
  packing: PackingData | null
  faq: Product['faq']
  crumbs: Crumb[]
  related: ProductCardData[]
  contactHref: string
}

export interface ProductColour {
  key: string
  name: string
  swatch: string
  pantone: string | null
  href: string
  /** The way to an inquiry about this colour. */
  contactHref: string
  pictures: PictureData[]
}

const mostRelated = 4

export function loadProduct(context: LoadContext): LoadResult<ProductData> {
  const { catalogue, locale, params, query } = context
  const content = catalogue.locales[locale]
  const id = params.id ?? ''
  const product = /^\d+$/.test(id) ? content.productByPublicId.get(Number(id)) : undefined
  if (!product) return { kind: 'invalid' }

  const href = routes.product.href(locale, { id: product.publicId })
  const asked = query.get('colour')
  const colour = product.colourways.find(({ key }) => key === asked)?.key ?? null
  // `/product/01001` and colours that do not exist lead to the one address of the product.
  if (id !== String(product.publicId) || asked !== colour) return { kind: 'redirect', to: href, permanent: false }

  const category = deepestCategory(content, product)
  const words = wordsOf(content, locale)
  const contact = routes.contact.href(locale)
  const { styleNo, name, summary, description, services, season, moq, sampleDays, bulkDays, faq } = product
  return {
    kind: 'page',
    data: {
      id: product.publicId,
      href,
      ...{ styleNo, name, summary, description, services, season, moq, sampleDays, bulkDays, faq },
      colourways: product.colourways.map(({ key, name, swatch, pantone, images }) => ({
        ...{ key, name, swatch, pantone },
        href: withQuery(href, { colour: key }),
        contactHref: withQuery(contact, { product: product.publicId, colour: key }),
        pictures: picturesOf(content, images),
      })),
      colour,
      material: outerMaterial(product.materials, locale),
      size: sizeText(product.size, locale, words),
      specification: specificationGroups(product, content, locale, words),
      customising: customisingData(product, content, locale, words),
      packing: packingData(product, locale, words),
      crumbs: crumbsOf(content, locale, category ? [...category.ancestors, category] : []),
      related: cardsOf(content, locale, relatedTo(content, product, category), mostRelated),
      contactHref: withQuery(contact, { product: product.publicId }),
    },
    meta: metaOf(catalogue, content, product, href, colour),
  }
}

function metaOf(
  catalogue: Catalogue,
  content: LocaleCatalogue,
  product: Product,
  href: string,
  colour: string | null,
): PageMeta {
  const shown = product.colourways.find(({ key }) => key === colour) ?? product.colourways[0]
  return {
    title: titleOf(content, distinctProductName(content, product), product.seo),
    description: descriptionOf(product.seo.description, product.summary, product.description, content.settings.description),
    canonical: href,
    alternates: alternatesOf(catalogue, (other, code) =>
      other.productByPublicId.has(product.publicId)
        ? withQuery(routes.product.href(code, { id: product.publicId }), { colour })
        : null,
    ),
    image: shareImageOf(content, product.seo.image, shown?.images[0]),
  }
}

/** The category that says most about the product. */
function deepestCategory(content: LocaleCatalogue, product: Product): CategoryNode | null {
  const nodes = product.categories.map((id) => content.categories.get(id)).filter((node) => node !== undefined)
  return nodes.reduce<CategoryNode | null>(
    (best, node) => (best && best.ancestors.length >= node.ancestors.length ? best : node),
    null,
  )
}
