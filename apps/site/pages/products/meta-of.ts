import { type Locale, type Product, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { fill } from '../../i18n/format.ts'
import { alternatesOf, withQuery } from '../addresses.ts'
import { distinctCategoryName } from '../distinct-names.ts'
import type { LoadContext, PageMeta } from '../page.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { wordsOf } from '../words.ts'
import type { Listing } from './listing.ts'
import { pageCount, perPageOf } from './page-number.ts'

export function metaOf({ catalogue, locale }: LoadContext, asked: Listing, shown: readonly Product[]): PageMeta {
  const content = catalogue.locales[locale]
  const { listing } = wordsOf(content, locale)
  const { node, text, page } = asked
  const href = routes.products.href(locale, { slug: node?.path ?? '' })
  return {
    title: titleOf(content, nameOf(content, locale, asked)),
    description: descriptionOf(node?.category.intro, listing.allProductsIntro),
    canonical: withQuery(href, { page: page > 1 && text === null ? page : null }),
    alternates: alternatesOf(catalogue, (other, code) => addressIn(other, code, asked)),
    image: shareImageOf(content, node?.category.banner, shown[0]?.colourways[0]?.images[0]),
    ...(text !== null && { noindex: true }),
  }
}

function nameOf(content: LocaleCatalogue, locale: Locale, { node, text, page }: Listing): string {
  const { listing, pagination, found } = wordsOf(content, locale)
  const category = node && distinctCategoryName(content, node)
  const plain = category ? fill(listing.allStylesOf, { name: category }) : listing.allProducts
  const searched = fill(category ? found.titleWithin : found.title, { q: text ?? '', name: category ?? '' })
  const name = text === null ? plain : searched
  return page > 1 ? `${name}, ${fill(pagination.page, { page }).toLocaleLowerCase(locale)}` : name
}

/** The page number is kept where the other language has as many pages; a search finds other things there and begins anew. */
function addressIn(content: LocaleCatalogue, locale: Locale, { node, text, page }: Listing): string | null {
  const there = node && content.categories.get(node.category.id)
  if (there === undefined) return null
  const count = there ? there.products.length : content.products.size
  const kept = text === null && page > 1 && page <= pageCount(count, perPageOf(content)) ? page : null
  return withQuery(routes.products.href(locale, { slug: there?.path ?? '' }), { q: text, page: kept })
}
