import { type Footer, type LinkTarget, type Locale, type OptionData, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'
import { resolveLinks } from '../catalogue/resolve-link.ts'
import type { AllWords } from './words.ts'

export function optionFooter(content: LocaleCatalogue, locale: Locale, words: AllWords): OptionData['footer'] {
  const { columns, contact, legal } = content.footer ?? footerWhenNone(content, words)
  return {
    columns: columns
      .map(({ title, items }) => ({ title, items: resolveLinks(content, locale, items) }))
      .filter(({ items }) => items.length > 0),
    contact,
    legal: resolveLinks(content, locale, legal),
    certificates: certificatesOf(content, locale),
  }
}

/** The register has a page of its own; without that page its names lead nowhere and are left out. */
function certificatesOf(content: LocaleCatalogue, locale: Locale): OptionData['footer']['certificates'] {
  const page = content.fixedPage.get('honor')
  const names = [...content.certificates.values()].map(({ name }) => name)
  return page && names.length > 0 ? { href: routes.page.href(locale, { id: page.slug }), names } : null
}

/** Staff have made no footer yet: the collection and the way to us stand there. */
function footerWhenNone({ rootCategories }: LocaleCatalogue, { layout, listing }: AllWords): Footer {
  const families = rootCategories.map(({ category }) => ({
    label: category.name,
    target: { kind: 'category', id: category.id } satisfies LinkTarget,
  }))
  return {
    columns: [{ title: layout.collection, items: [{ label: listing.allProducts, target: { kind: 'products' } }, ...families] }],
    contact: { title: layout.contact, text: '' },
    legal: [],
  }
}
