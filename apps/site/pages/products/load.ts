import { routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import { fill } from '../../i18n/format.ts'
import { withQuery } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import { crumbsOf } from '../crumbs-of.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { wordsOf } from '../words.ts'
import { type CategoryBranch, categoryTree } from './category-tree.ts'
import { closeTo } from './close-to.ts'
import { findProducts, type Listing } from './listing.ts'
import { metaOf } from './meta-of.ts'
import { pageCount, perPageOf, readPageNumber } from './page-number.ts'
import { readSearchText } from './search-text.ts'

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
  /** The listing without page and search. */
  href: string
  allHref: string
  /** Null when all products are shown. */
  categoryHref: string | null
  /** What was searched for, and the words about it. */
  search: { text: string; title: string; intro: string } | null
  /** Shown where nothing was found. */
  instead: ProductCardData[]
  contactHref: string
}

const mostInstead = 4

export function loadProducts(context: LoadContext): LoadResult<ProductsData> {
  const { catalogue, locale, params, query } = context
  const content = catalogue.locales[locale]
  const slug = params.slug ?? ''
  const node = slug === '' ? null : content.categoryByPath.get(slug)
  if (node === undefined) return { kind: 'invalid' }

  const href = routes.products.href(locale, { slug })
  const text = readSearchText(query.get('q'))
  const page = readPageNumber(query.get('page'))
  const proper = withQuery(href, { q: text || null, page: page === 'drop' || page === 1 ? null : page })
  if (page === 'drop' || (text !== null && text !== query.get('q')) || text === '') {
    return { kind: 'redirect', to: proper, permanent: true }
  }
  return list(context, { node, text, page })
}

function list(context: LoadContext, listing: Listing): LoadResult<ProductsData> {
  const { catalogue, locale } = context
  const content = catalogue.locales[locale]
  const { node, text, page } = listing
  const { products, everywhere } = findProducts(content, locale, listing)
  const perPage = perPageOf(content)
  const pages = pageCount(products.length, perPage)
  if (page > pages) return { kind: 'invalid' }

  const from = (page - 1) * perPage
  const shown = products.slice(from, from + perPage)
  const { listing: words } = wordsOf(content, locale)
  const name = node?.category.name ?? words.allProducts
  return {
    kind: 'page',
    data: {
      name,
      intro: node?.category.intro ?? words.allProductsIntro,
      crumbs: crumbsOf(content, locale, node?.ancestors ?? []),
      tree: categoryTree(content.rootCategories, locale, { shown: node, text, among: everywhere }),
      products: cardsOf(content, locale, shown, perPage),
      total: products.length,
      from: from + 1,
      page,
      pages,
      href: routes.products.href(locale, { slug: node?.path ?? '' }),
      allHref: withQuery(routes.products.href(locale, { slug: '' }), { q: text }),
      categoryHref: node && routes.category.href(locale, { slug: node.path }),
      search: text === null ? null : searchWords(context, text, node && name, products.length),
      instead: products.length > 0 ? [] : cardsOf(content, locale, closeTo(content, locale, listing), mostInstead),
      contactHref: routes.contact.href(locale),
    },
    meta: metaOf(context, listing, shown),
  }
}

function searchWords({ catalogue, locale }: LoadContext, text: string, within: string | null, found: number) {
  const { found: words } = wordsOf(catalogue.locales[locale], locale)
  const title = found === 0 ? words.nothing : within ? words.titleWithin : words.title
  const intro = found === 0 ? words.nothingIntro : ''
  return { text, title: fill(title, { q: text, name: within ?? '' }), intro }
}
