import { type Company, localeCodes, type OptionData } from '@lindero/contract'
import type { ContactPoint, Organization, PostalAddress } from 'schema-dts'

/** Names the house in every page's data as the same one. */
export function organizationId({ site }: OptionData): string {
  return `${site.url}/#organization`
}

/** The house in short, where a page only refers to it. */
export function house(option: OptionData) {
  const id = organizationId(option)
  return {
    '@type': 'Organization',
    '@id': id,
    name: nameOf(option),
    url: `${option.site.url}/`,
  } as const satisfies Organization
}

/** The house with all that staff say of it. */
export function organization(option: OptionData): Organization {
  const { company, site } = option
  if (!company) return { ...house(option), logo: `${site.url}/icon-512.png` }
  return {
    ...house(option),
    logo: `${site.url}/icon-512.png`,
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.description && { description: company.description }),
    ...(company.founded !== null && { foundingDate: String(company.founded) }),
    ...(company.addresses.length > 0 && { address: company.addresses.map(postalAddress) }),
    ...(contactPoints(company).length > 0 && { contactPoint: contactPoints(company) }),
    ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
  }
}

function nameOf({ company, site }: OptionData): string {
  return company?.shortName || company?.legalName || site.name || site.domain
}

function postalAddress({ kind, lines, countryCode }: Company['addresses'][number]): PostalAddress {
  const street = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    '@type': 'PostalAddress',
    ...(kind && { name: kind }),
    streetAddress: street.join(', '),
    ...(countryCode && { addressCountry: countryCode }),
  }
}

function contactPoints({ phones, emails }: Company): ContactPoint[] {
  const point = { '@type': 'ContactPoint', availableLanguage: [...localeCodes] } as const
  return [
    ...phones.map(({ label, number }) => ({ ...point, contactType: label, telephone: number })),
    ...emails.map(({ label, address }) => ({ ...point, contactType: label, email: address })),
  ]
}
