import { type FixedPage, type Locale, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { PictureData } from '../../design/picture.tsx'
import { pictureOf } from '../picture-of.ts'
import type { HomeData } from './load.ts'

export interface TeaserData {
  title: string
  text: string
  picture: PictureData | null
  href: string
}

/** What a page of the company opens with, so that staff say it once; null while the page is not published. */
export function teaserOf(content: LocaleCatalogue, locale: Locale, key: FixedPage): TeaserData | null {
  const page = content.fixedPage.get(key)
  if (!page) return null
  const hero = page.blocks.find((block) => block.type === 'hero')
  return {
    title: hero?.title || page.title,
    text: hero?.text ?? '',
    picture: pictureOf(content, hero?.picture),
    href: routes.page.href(locale, { id: page.slug }),
  }
}

export function certificatesOf(content: LocaleCatalogue, locale: Locale): HomeData['certificates'] {
  const teaser = teaserOf(content, locale, 'honor')
  const papers = [...content.certificates.values()].map(({ name, number }) => ({ name, number }))
  return teaser && papers.length > 0 ? { ...teaser, papers } : null
}

export function partnersOf(content: LocaleCatalogue, locale: Locale): HomeData['partners'] {
  const teaser = teaserOf(content, locale, 'partner-brands')
  const brands = [...content.partnerBrands.values()].map(({ name, logo }) => ({ name, logo: pictureOf(content, logo) }))
  return teaser && brands.length > 0 ? { ...teaser, brands } : null
}
