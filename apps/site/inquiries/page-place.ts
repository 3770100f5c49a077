import { type Block, type Locale, matchRoute, type Page, routes } from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'

const mostLetters = 500

/** The path of a page of ours; the contact page where something else was given. Only a plain path can be led back to. */
export function ownPage(given: unknown, locale: Locale): string {
  const path = typeof given === 'string' && given.length <= mostLetters ? pathOf(given) : null
  return path !== null && matchRoute(path) ? path : routes.contact.href(locale)
}

function pathOf(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || /[\p{Cc}\p{Cs}\\]/u.test(given)) return null
  const { origin, pathname } = new URL(given, 'http://site.invalid')
  return origin === 'http://site.invalid' && !pathname.startsWith('//') ? pathname : null
}

/** What staff put on the page at this path; empty for pages that are not made of blocks. */
export function blocksAt(catalogue: Catalogue, path: string): readonly Block[] {
  const route = matchRoute(decoded(path))
  if (!route) return []
  const { fixedPage, pageBySlug } = catalogue.locales[route.locale]
  const page: Page | undefined = route.name === 'contact' ? fixedPage.get('contact') : pageBySlug.get(route.params.id ?? '')
  return route.name === 'contact' || route.name === 'page' ? (page?.blocks ?? []) : []
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
