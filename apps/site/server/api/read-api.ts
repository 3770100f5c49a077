import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Address, normaliseUrl } from '../normalise-url.ts'
import type { Rendered } from '../page-cache.ts'
import { NoCatalogueError } from '../page-renderer.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'
import { shortTexts } from '../short-page.ts'
import { optionDoor } from './option.ts'
import { productsDoor } from './products.ts'

export interface ApiParts {
  views: Pick<PageViews, 'option'>
  catalogue: () => Catalogue | null
  securityHeaders: HeaderPairs
}

/** One address under `/api/`, in every language. */
export interface ApiDoor {
  knows(path: string): boolean
  knownQuery: readonly string[]
  /** Null when what is asked for cannot be understood. */
  answer(address: Pick<Address, 'path' | 'query'>, catalogue: Catalogue): unknown
  keep: Rendered['keep']
}

/** Answers under `/api/` that are made from content alone; they are kept like pages. */
export interface ReadApi {
  knows(path: string): boolean
  knownQuery(path: string): readonly string[]
  /** Null when the address is none of ours. */
  render(key: string): Rendered | null
}

export function readApi({ views, catalogue, securityHeaders }: ApiParts): ReadApi {
  const doors = [optionDoor(views), productsDoor]
  const doorAt = (path: string) => doors.find((door) => door.knows(path))
  const knownQuery = (path: string) => doorAt(path)?.knownQuery ?? []
  const headers: HeaderPairs = [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...securityHeaders,
  ]

  function render(key: string): Rendered | null {
    if (!key.startsWith('/api/')) return null
    const address = normaliseUrl(key, knownQuery)
    const door = address.kind === 'address' ? doorAt(address.path) : undefined
    if (address.kind !== 'address' || !door) return null
    const content = catalogue()
    if (!content) throw new NoCatalogueError('There is no content yet.')
    const answer = door.answer(address, content)
    if (answer === null) return { status: 400, headers, body: JSON.stringify({ error: shortTexts[400].en }), keep: 'never' }
    return { status: 200, headers, body: JSON.stringify(answer), keep: door.keep }
  }

  return { knows: (path) => doorAt(path) !== undefined, knownQuery, render }
}
