import { type CompanyAddress, type Product, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { PictureData } from '../../design/picture.tsx'
import { allMessages } from '../../i18n/all-messages.ts'
import { fill } from '../../i18n/format.ts'
import { alternatesOf, withQuery } from '../addresses.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { pictureOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'

export interface ContactData {
  title: string
  lead: string
  crumbs: Crumb[]
  legalName: string
  addresses: CompanyAddress[]
  /** The style the buyer came from. */
  product: { name: string; styleNo: string; href: string; picture: PictureData | null } | null
  mailHref: string | null
}

/** The staff page of this slug, where there is one, gives the words. */
const staffSlug = 'contact'

export function loadContact({ catalogue, locale, query }: LoadContext): LoadResult<ContactData> {
  const content = catalogue.locales[locale]
  const { contact, core, layout } = allMessages[locale]
  const words = content.pageBySlug.get(staffSlug)
  const product = productAskedFor(content, query)
  const addresses = content.company?.addresses ?? []
  const subject = product ? fill(contact.subjectProduct, { name: product.name, styleNo: product.styleNo }) : contact.subject
  const email = addresses.find((address) => address.email)?.email
  return {
    kind: 'page',
    data: {
      title: words?.title || contact.title,
      lead: words?.lead || contact.lead,
      crumbs: [{ name: core.home, href: routes.home.href(locale) }],
      legalName: content.company?.legalName ?? content.settings.siteName,
      addresses,
      product: product && {
        name: product.name,
        styleNo: product.styleNo,
        href: routes.product.href(locale, { id: product.publicId }),
        picture: pictureOf(content, product.colourways[0]?.images[0]),
      },
      mailHref: email ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : null,
    },
    meta: {
      title: titleOf(content, layout.contact, words?.seo),
      description: descriptionOf(words?.seo.description, fill(contact.description, { name: content.settings.siteName })),
      canonical: routes.contact.href(locale),
      alternates: alternatesOf(catalogue, (_, code) => withQuery(routes.contact.href(code), { product: product?.publicId })),
      image: shareImageOf(content, words?.seo.image, words?.picture),
    },
  }
}

function productAskedFor(content: LocaleCatalogue, query: URLSearchParams): Product | null {
  const id = query.get('product') ?? ''
  return (/^\d+$/.test(id) && content.productByPublicId.get(Number(id))) || null
}
