import { type Carton, type DayRange, type Product, routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { Catalogue, CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { alternatesOf, withQuery } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import { crumbsOf } from '../crumbs-of.ts'
import type { LoadContext, LoadResult, PageMeta } from '../page.ts'
import { picturesOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'

export interface ProductData {
  publicId: number
  styleNo: string
  name: string
  summary: string
  description: string
  services: Product['services']
  season: string
  size: Product['size']
  weightG: number | null
  materials: Product['materials']
  closure: string
  hardware: string
  colourways: ProductColour[]
  /** Key of the colour the address asks for. */
  colour: string | null
  moq: Product['moq']
  sampleDays: DayRange
  bulkDays: DayRange
  packaging: string
  carton: Carton | null
  hsCode: string | null
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
  const { order: _order, id: _id, slug: _slug, categories: _categories, seo: _seo, updatedAt: _updatedAt, ...facts } = product
  return {
    kind: 'page',
    data: {
      ...facts,
      colourways: product.colourways.map(({ images, ...rest }) => ({
        ...rest,
        href: withQuery(href, { colour: rest.key }),
        pictures: picturesOf(content, images),
      })),
      colour,
      crumbs: crumbsOf(locale, category ? [...category.ancestors, category] : []),
      related: cardsOf(content, locale, relatedTo(content, product, category), mostRelated),
      contactHref: withQuery(routes.contact.href(locale), { product: product.publicId }),
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
    title: titleOf(content, product.name, product.seo),
    description: descriptionOf(product.seo.description, product.summary, product.description),
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

/** Others of its category; where it is alone there, others of the family above. */
function* relatedTo(content: LocaleCatalogue, product: Product, category: CategoryNode | null): Generator<Product> {
  const seen = new Set([product.id])
  const nearest = category ? [category, ...category.ancestors.toReversed()].map((node) => node.products) : []
  for (const products of [...nearest, content.products.values()]) {
    for (const other of products) {
      if (seen.has(other.id)) continue
      seen.add(other.id)
      yield other
    }
  }
}
