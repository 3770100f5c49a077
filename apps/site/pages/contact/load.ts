import { type Locale, type Product, routes } from '@lindero/contract'
import type { ShownBlock, ShownBlockOf } from '../../blocks/block-data.ts'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { fill } from '../../i18n/format.ts'
import { formatDays } from '../../i18n/format-date.ts'
import { alternatesOf, withQuery } from '../addresses.ts'
import { blocksData } from '../blocks-data/blocks-data.ts'
import { homeCrumb } from '../crumbs-of.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { pictureOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { wordsOf } from '../words.ts'
import { contactBlocksWhenNone } from './blocks-when-none.ts'

export interface ContactData {
  title: string
  crumbs: Crumb[]
  /** What stands above the form and the addresses, and below them. */
  before: ShownBlock[]
  form: ShownBlockOf<'form'> | null
  after: ShownBlock[]
  /** The style the buyer came from. */
  product: AskedProduct | null
  holidays: HolidayData[]
}

export interface AskedProduct {
  name: string
  styleNo: string
  /** The colour chosen on its page. */
  colour: string | null
  href: string
  picture: PictureData | null
}

export interface HolidayData {
  name: string
  from: string
  until: string
  /** `31 January – 14 February 2027` */
  dates: string
}

/** The page `contact` that staff fill with blocks; its first form stands beside the company's addresses. */
export function loadContact({ catalogue, locale, query }: LoadContext): LoadResult<ContactData> {
  const content = catalogue.locales[locale]
  const words = wordsOf(content, locale)
  const { contact, layout } = words
  const page = content.fixedPage.get('contact')
  const product = productAskedFor(content, query)
  const colour = product?.colourways.find(({ key }) => key === query.get('colour')) ?? null
  const name = [product?.name, colour?.name].filter(Boolean).join(', ')
  const subject = product && fill(contact.subjectProduct, { name, styleNo: product.styleNo })
  const blocks = blocksData(content, locale, page?.blocks ?? contactBlocksWhenNone(words), subject ?? contact.subject)
  const place = blocks.findIndex(({ type }) => type === 'form')
  const form = blocks.find((block) => block.type === 'form') ?? null
  const heroes = blocks.filter(({ type }) => type === 'hero').length
  const seam = place >= 0 ? place : heroes > 0 ? 1 : 0
  const hero = page?.blocks.find((block) => block.type === 'hero')
  return {
    kind: 'page',
    data: {
      title: page?.title || layout.contact,
      crumbs: [homeCrumb(content, locale)],
      before: blocks.slice(0, seam),
      form,
      after: blocks.slice(form ? seam + 1 : seam),
      product: product && {
        name: product.name,
        styleNo: product.styleNo,
        colour: colour?.name ?? null,
        href: withQuery(routes.product.href(locale, { id: product.publicId }), { colour: colour?.key ?? null }),
        picture: pictureOf(content, (colour ?? product.colourways[0])?.images[0]),
      },
      holidays: holidaysOf(content, locale),
    },
    meta: {
      title: titleOf(content, page?.title || layout.contact, page?.seo),
      description: descriptionOf(page?.seo.description, fill(contact.description, { name: content.settings.siteName })),
      canonical: routes.contact.href(locale),
      alternates: alternatesOf(catalogue, (other, code) => {
        const there = product && other.productByPublicId.has(product.publicId) ? product.publicId : null
        return withQuery(routes.contact.href(code), { product: there, colour: there && (colour?.key ?? null) })
      }),
      image: shareImageOf(content, page?.seo.image, hero?.picture),
    },
  }
}

function holidaysOf({ company }: LocaleCatalogue, locale: Locale): HolidayData[] {
  const holidays = (company?.holidays ?? []).map((holiday) => ({ ...holiday, dates: formatDays(locale, holiday) }))
  return holidays.filter(({ dates }) => dates).sort((a, b) => (a.from < b.from ? -1 : 1))
}

function productAskedFor(content: LocaleCatalogue, query: URLSearchParams): Product | null {
  const id = query.get('product') ?? ''
  return (/^\d+$/.test(id) && content.productByPublicId.get(Number(id))) || null
}
