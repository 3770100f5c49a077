import { guardAddress, type Link, type LinkTarget, type Locale, type ResolvedLink, routes } from '@lindero/contract'
import type { LocaleCatalogue } from './catalogue.ts'

/** Where a target is in this language, or null when it is not published here: such a link is not shown. */
export function resolveTarget(
  content: LocaleCatalogue,
  locale: Locale,
  target: LinkTarget,
): Pick<ResolvedLink, 'href' | 'leaves'> | null {
  if (target.kind === 'address') {
    const address = guardAddress(target.href, { external: target.leaves })
    return address.ok ? { href: address.href, leaves: address.leaves } : null
  }
  const href = ownAddress(content, locale, target)
  return href === null ? null : { href, leaves: false }
}

/** The links that lead somewhere in this language and have a name there. */
export function resolveLinks<Given extends Link>(
  content: LocaleCatalogue,
  locale: Locale,
  links: readonly Given[],
): (Omit<Given, 'target'> & ResolvedLink)[] {
  return links.flatMap(({ target, ...rest }) => {
    const found = rest.label.trim() === '' ? null : resolveTarget(content, locale, target)
    return found ? [{ ...rest, ...found }] : []
  })
}

function ownAddress(content: LocaleCatalogue, locale: Locale, target: Exclude<LinkTarget, { kind: 'address' }>): string | null {
  switch (target.kind) {
    case 'home':
    case 'contact':
      return routes[target.kind].href(locale)
    case 'categories':
      return routes.category.href(locale, { slug: '' })
    case 'products':
      return routes.products.href(locale, { slug: '' })
    case 'page': {
      const page = content.pages.get(target.id)
      return page ? routes.page.href(locale, { id: page.slug }) : null
    }
    case 'category':
    case 'listing': {
      const node = content.categories.get(target.id)
      return node ? routes[target.kind === 'category' ? 'category' : 'products'].href(locale, { slug: node.path }) : null
    }
    case 'product': {
      const product = content.products.get(target.id)
      return product ? routes.product.href(locale, { id: product.publicId }) : null
    }
  }
}
