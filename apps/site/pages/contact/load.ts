import { type Locale, routes, sentParameter } from '@lindero/contract'
import type { ShownBlock, ShownBlockOf } from '../../blocks/block-data.ts'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { DataWords } from '../../i18n/en-data.ts'
import { fill } from '../../i18n/format.ts'
import { formatDays } from '../../i18n/format-date.ts'
import { alternatesOf, withQuery } from '../addresses.ts'
import { blocksData } from '../blocks-data/blocks-data.ts'
import { homeCrumb } from '../crumbs-of.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { wordsOf } from '../words.ts'
import { type AskedProduct, askedIn, askedProduct } from './asked-product.ts'
import { contactBlocksWhenNone } from './blocks-when-none.ts'
import type { ContactWords } from './contact-words.ts'

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
  words: ContactWords
  listWords: DataWords['inquiryList']
}

export interface HolidayData {
  name: string
  from: string
  until: string
  /** `31 January – 14 February 2027` */
  dates: string
}

/** The page `contact` that staff fill with blocks; its first form stands beside the company's addresses. */
export function loadContact(context: LoadContext): LoadResult<ContactData> {
  const { catalogue, locale, query, returned = null } = context
  const content = catalogue.locales[locale]
  const words = wordsOf(content, locale)
  const { contact, layout } = words
  const page = content.fixedPage.get('contact')
  const asked = askedIn(content, context)
  const { product = null, colour = null } = asked ?? {}
  const name = [product?.name, colour?.name].filter(Boolean).join(', ')
  const subject = product && fill(contact.subjectProduct, { name, styleNo: product.styleNo })
  const canonical = routes.contact.href(locale)
  const isSent = query.get(sentParameter) === '1'
  const sending = { page: canonical, mailSubject: subject ?? contact.subject, returned, isSent }
  const blocks = blocksData(content, locale, page?.blocks ?? contactBlocksWhenNone(words), sending)
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
      product: asked && askedProduct(content, locale, asked),
      holidays: holidaysOf(content, locale),
      words: words.contactView,
      listWords: words.inquiryList,
    },
    meta: {
      title: titleOf(content, page?.title || layout.contact, page?.seo),
      description: descriptionOf(page?.seo.description, fill(contact.description, { name: content.settings.siteName })),
      canonical,
      alternates: alternatesOf(catalogue, (other, code) => {
        const there = product && other.productByPublicId.has(product.publicId) ? product.publicId : null
        return withQuery(routes.contact.href(code), { product: there, colour: there && (colour?.key ?? null) })
      }),
      image: shareImageOf(content, page?.seo.image, hero?.picture),
      ...(isSent && { noindex: true }),
    },
  }
}

function holidaysOf({ company }: LocaleCatalogue, locale: Locale): HolidayData[] {
  const holidays = (company?.holidays ?? []).map((holiday) => ({ ...holiday, dates: formatDays(locale, holiday) }))
  return holidays.filter(({ dates }) => dates).sort((a, b) => (a.from < b.from ? -1 : 1))
}
