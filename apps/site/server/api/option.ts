import { type Locale, localeCodes, optionAddress } from '@lindero/contract'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Rendered } from '../page-cache.ts'
import { NoCatalogueError } from '../page-renderer.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'

export interface ApiParts {
  views: Pick<PageViews, 'option'>
  catalogue: () => Catalogue | null
  securityHeaders: HeaderPairs
}

/** Answers under `/api/` that are made from content alone; they are kept like pages. */
export interface ReadApi {
  knows(path: string): boolean
  /** Null when the address is none of ours. */
  render(key: string): Rendered | null
}

/** `/api/option` and, for every other language, `/api/es/option` (C-2). */
const languageOf: ReadonlyMap<string, Locale> = new Map(localeCodes.map((locale) => [optionAddress(locale), locale]))

export function readApi({ views, catalogue, securityHeaders }: ApiParts): ReadApi {
  const headers: HeaderPairs = [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...securityHeaders,
  ]

  function render(key: string): Rendered | null {
    const locale = languageOf.get(key)
    if (!locale) return null
    const content = catalogue()
    if (!content) throw new NoCatalogueError('There is no content yet.')
    return { status: 200, headers, body: JSON.stringify(views.option(content, locale)), keep: 'canonical' }
  }

  return { knows: (path) => languageOf.has(path), render }
}
