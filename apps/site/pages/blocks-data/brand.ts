import { brandKinds, guardAddress, type PartnerBrand } from '@lindero/contract'
import type { BrandData } from '../../blocks/logo-wall/logo-wall.tsx'
import { fill } from '../../i18n/format.ts'
import { pictureOf } from '../picture-of.ts'
import type { BlockContext } from './context.ts'

export function brandData({ content, locale, words }: BlockContext, brand: PartnerBrand): BrandData {
  const kind = brand.kind && brandKinds[brand.kind][locale]
  const since = brand.since && fill(words.brand.since, { year: brand.since })
  const address = guardAddress(brand.href, { external: true })
  return {
    id: brand.id,
    name: brand.name,
    line: capitalised([kind, since].filter(Boolean).join(', '), locale),
    relation: brand.relation,
    logo: pictureOf(content, brand.logo),
    href: address.ok ? address.href : null,
  }
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
