import { type Locale, type Page, type Product, type RichText, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { allMessages } from '../../i18n/all-messages.ts'
import { alternatesOf } from '../addresses.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { pictureOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'

export interface StaffPageData {
  title: string
  lead: string
  picture: PictureData | null
  body: RichText
  crumbs: Crumb[]
}

/** A staff-made page by its slug; else a product by style number or public id; else nothing. */
export function loadStaffPage(context: LoadContext): LoadResult<StaffPageData> {
  const { catalogue, locale, params } = context
  const content = catalogue.locales[locale]
  const id = params.id ?? ''
  const page = content.pageBySlug.get(id)
  if (page) return loadPage(context, page)
  const product = productNamed(content, id)
  if (product) return { kind: 'redirect', to: routes.product.href(locale, { id: product.publicId }), permanent: true }
  return { kind: 'invalid' }
}

function loadPage({ catalogue, locale }: LoadContext, page: Page): LoadResult<StaffPageData> {
  const content = catalogue.locales[locale]
  return {
    kind: 'page',
    data: {
      title: page.title,
      lead: page.lead,
      picture: pictureOf(content, page.picture),
      body: page.body,
      crumbs: [{ name: allMessages[locale].core.home, href: routes.home.href(locale) }],
    },
    meta: {
      title: titleOf(content, page.title || titleFromSlug(page.slug, locale), page.seo),
      description: descriptionOf(page.seo.description, page.lead, content.settings.description),
      canonical: routes.page.href(locale, { id: page.slug }),
      alternates: alternatesOf(catalogue, (other, code) => {
        for (const there of other.pageBySlug.values()) {
          if (there.id === page.id) return routes.page.href(code, { id: there.slug })
        }
        return null
      }),
      image: shareImageOf(content, page.seo.image, page.picture),
    },
  }
}

function productNamed(content: LocaleCatalogue, id: string): Product | undefined {
  if (/^\d+$/.test(id)) return content.productByPublicId.get(Number(id))
  return content.productByStyleNo.get(id) ?? content.productByStyleNo.get(id.toUpperCase())
}

/** S-14: `factory-tour` → `Factory Tour`. */
export function titleFromSlug(slug: string, locale: Locale): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ')
}
