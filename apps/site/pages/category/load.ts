import { type Locale, routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { allMessages } from '../../i18n/all-messages.ts'
import { alternatesOf } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import { categoryPicture } from '../category-picture.ts'
import { crumbsOf, homeCrumb } from '../crumbs-of.ts'
import { distinctCategoryName } from '../distinct-names.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { pictureOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'

export interface CategoryData {
  name: string
  intro: string
  banner: PictureData | null
  crumbs: Crumb[]
  children: FamilyLink[]
  /** Families beside this one; all families when no category is named. */
  others: FamilyLink[]
  products: ProductCardData[]
  listingHref: string
  allProductsHref: string
  contactHref: string
}

export interface FamilyLink {
  name: string
  href: string
  count: number
  picture: PictureData | null
}

const firstLook = 6
const mostOthers = 8

export function loadCategory(context: LoadContext): LoadResult<CategoryData> {
  const slug = context.params.slug ?? ''
  if (slug === '') return loadAllCategories(context)
  const node = context.catalogue.locales[context.locale].categoryByPath.get(slug)
  return node ? loadOneCategory(context, node) : { kind: 'invalid' }
}

function loadOneCategory({ catalogue, locale }: LoadContext, node: CategoryNode): LoadResult<CategoryData> {
  const content = catalogue.locales[locale]
  const { category } = node
  const root = node.ancestors[0] ?? node
  return {
    kind: 'page',
    data: {
      name: category.name,
      intro: category.intro,
      banner: pictureOf(content, category.banner),
      crumbs: crumbsOf(content, locale, node.ancestors),
      children: node.children.map((child) => familyLink(content, locale, child)),
      others: content.rootCategories
        .filter((other) => other.category.id !== root.category.id)
        .slice(0, mostOthers)
        .map((other) => familyLink(content, locale, other)),
      products: cardsOf(content, locale, node.products, firstLook),
      listingHref: routes.products.href(locale, { slug: node.path }),
      allProductsHref: routes.products.href(locale, { slug: '' }),
      contactHref: routes.contact.href(locale),
    },
    meta: {
      title: titleOf(content, distinctCategoryName(content, node), category.seo),
      description: descriptionOf(category.seo.description, category.intro, content.settings.description),
      canonical: routes.category.href(locale, { slug: node.path }),
      alternates: alternatesOf(catalogue, (other, code) => {
        const there = other.categories.get(category.id)
        return there ? routes.category.href(code, { slug: there.path }) : null
      }),
      image: shareImageOf(content, category.seo.image, category.banner),
    },
  }
}

function loadAllCategories({ catalogue, locale }: LoadContext): LoadResult<CategoryData> {
  const content = catalogue.locales[locale]
  const { listing } = allMessages[locale]
  return {
    kind: 'page',
    data: {
      name: listing.allCategories,
      intro: listing.allCategoriesIntro,
      banner: sceneOf(content),
      crumbs: [homeCrumb(content, locale)],
      children: [],
      others: content.rootCategories.map((node) => familyLink(content, locale, node)),
      products: cardsOf(content, locale, content.products.values(), firstLook),
      listingHref: routes.products.href(locale, { slug: '' }),
      allProductsHref: routes.products.href(locale, { slug: '' }),
      contactHref: routes.contact.href(locale),
    },
    meta: {
      title: titleOf(content, listing.allCategories),
      description: descriptionOf(listing.allCategoriesIntro),
      canonical: routes.category.href(locale, { slug: '' }),
      alternates: alternatesOf(catalogue, (_, code) => routes.category.href(code, { slug: '' })),
      image: shareImageOf(content, ...content.rootCategories.map((node) => node.category.banner)),
    },
  }
}

function familyLink(content: LocaleCatalogue, locale: Locale, node: CategoryNode): FamilyLink {
  return {
    name: node.category.name,
    href: routes.category.href(locale, { slug: node.path }),
    count: node.products.length,
    picture: pictureOf(content, categoryPicture(content, node)),
  }
}

/** All categories are shown by a scene, not by one product: the first wide banner among them, else the picture of home. */
function sceneOf(content: LocaleCatalogue): PictureData | null {
  const banners = content.rootCategories.map(({ category }) => pictureOf(content, category.banner))
  const wide = banners.find((banner) => banner !== null && banner.width > banner.height)
  return wide ?? pictureOf(content, content.home?.hero.picture)
}
