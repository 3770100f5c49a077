import { type Locale, type Product, routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import { allMessages } from '../../i18n/all-messages.ts'
import { fill } from '../../i18n/format.ts'
import { alternatesOf, withQuery } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import { crumbsOf } from '../crumbs-of.ts'
import type { LoadContext, LoadResult, PageMeta } from '../page.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { type CategoryBranch, categoryTree } from './category-tree.ts'
import { pageCount, readPageNumber } from './page-number.ts'

export interface ProductsData {
  name: string
  intro: string
  crumbs: Crumb[]
  tree: CategoryBranch[]
  products: ProductCardData[]
  total: number
  from: number
  page: number
  pages: number
  href: string
  allHref: string
  /** Null when all products are shown. */
  categoryHref: string | null
}

const defaultPerPage = 24

export function loadProducts(context: LoadContext): LoadResult<ProductsData> {
  const { catalogue, locale, params, query } = context
  const content = catalogue.locales[locale]
  const slug = params.slug ?? ''
  const node = slug === '' ? null : content.categoryByPath.get(slug)
  if (node === undefined) return { kind: 'invalid' }

  const href = routes.products.href(locale, { slug })
  const page = readPageNumber(query.get('page'))
  if (page === 'drop') return { kind: 'redirect', to: href, permanent: true }

  const products = node ? node.products : [...content.products.values()]
  const perPage = perPageOf(content)
  const pages = pageCount(products.length, perPage)
  if (page > pages) return { kind: 'invalid' }

  const from = (page - 1) * perPage
  const shown = products.slice(from, from + perPage)
  const { listing } = allMessages[locale]
  return {
    kind: 'page',
    data: {
      name: node?.category.name ?? listing.allProducts,
      intro: node?.category.intro ?? listing.allProductsIntro,
      crumbs: crumbsOf(content, locale, node?.ancestors ?? []),
      tree: categoryTree(content.rootCategories, locale, node),
      products: cardsOf(content, locale, shown, perPage),
      total: products.length,
      from: from + 1,
      page,
      pages,
      href,
      allHref: routes.products.href(locale, { slug: '' }),
      categoryHref: node && routes.category.href(locale, { slug: node.path }),
    },
    meta: metaOf(context, node, page, shown),
  }
}

function perPageOf({ settings }: LocaleCatalogue): number {
  return settings.productsPerPage > 0 ? settings.productsPerPage : defaultPerPage
}

function metaOf(
  { catalogue, locale }: LoadContext,
  node: CategoryNode | null,
  page: number,
  shown: readonly Product[],
): PageMeta {
  const content = catalogue.locales[locale]
  const { listing, pagination } = allMessages[locale]
  const name = node ? fill(listing.allStylesOf, { name: node.category.name }) : listing.allProducts
  const numbered = page > 1 ? `${name}, ${fill(pagination.page, { page }).toLocaleLowerCase(locale)}` : name
  return {
    title: titleOf(content, numbered),
    description: descriptionOf(node?.category.intro, listing.allProductsIntro),
    canonical: withQuery(routes.products.href(locale, { slug: node?.path ?? '' }), { page: page > 1 ? page : null }),
    alternates: alternatesOf(catalogue, (other, code) => addressIn(other, code, node, page)),
    image: shareImageOf(content, node?.category.banner, shown[0]?.colourways[0]?.images[0]),
  }
}

/** The page number is kept where the other language has as many pages. */
function addressIn(content: LocaleCatalogue, locale: Locale, node: CategoryNode | null, page: number): string | null {
  const there = node && content.categories.get(node.category.id)
  if (there === undefined) return null
  const count = there ? there.products.length : content.products.size
  const kept = page > 1 && page <= pageCount(count, perPageOf(content)) ? page : null
  return withQuery(routes.products.href(locale, { slug: there?.path ?? '' }), { page: kept })
}
