import { type Page, type Product, routes, sentParameter } from '@lindero/contract'
import type { ShownBlock } from '../../blocks/block-data.ts'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import { alternatesOf } from '../addresses.ts'
import { blocksData } from '../blocks-data/blocks-data.ts'
import { homeCrumb } from '../crumbs-of.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { descriptionOf, shareImageOf, titleFromPath, titleOf } from '../titles.ts'

export interface StaffPageData {
  title: string
  crumbs: Crumb[]
  blocks: ShownBlock[]
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

function loadPage({ catalogue, locale, query, returned = null }: LoadContext, page: Page): LoadResult<StaffPageData> {
  const content = catalogue.locales[locale]
  const hero = page.blocks.find((block) => block.type === 'hero')
  const title = page.title || titleFromPath(page.slug, locale)
  const canonical = routes.page.href(locale, { id: page.slug })
  const isSent = query.get(sentParameter) === '1'
  const blocks = blocksData(content, locale, page.blocks, { page: canonical, returned, isSent })
  return {
    kind: 'page',
    data: { title, crumbs: [homeCrumb(content, locale)], blocks },
    meta: {
      title: titleOf(content, title, page.seo),
      description: descriptionOf(page.seo.description, hero?.text, content.settings.description),
      canonical,
      alternates: alternatesOf(catalogue, (other, code) => {
        const there = other.pages.get(page.id)
        return there ? routes.page.href(code, { id: there.slug }) : null
      }),
      image: shareImageOf(content, page.seo.image, hero?.picture),
      ...(isSent && { noindex: true }),
    },
  }
}

function productNamed(content: LocaleCatalogue, id: string): Product | undefined {
  if (/^\d+$/.test(id)) return content.productByPublicId.get(Number(id))
  return content.productByStyleNo.get(id) ?? content.productByStyleNo.get(id.toUpperCase())
}
