import { type Action, guardAddress, type Link, type LinkTarget } from '@lindero/contract'
import type { Reader } from './reader.ts'

/** Where a link leads; null when the target is missing or must not be followed. */
export function readTarget(row: Reader): LinkTarget | null {
  const kind = row.text('target.kind')
  switch (kind) {
    case 'home':
    case 'contact':
    case 'categories':
    case 'products':
      return { kind }
    case 'page':
    case 'category':
    case 'product':
      return withId(kind, row.reference(`target.${kind}`))
    case 'listing':
      return withId(kind, row.reference('target.category'))
    case 'address':
      return readAddress(row)
    default:
      return null
  }
}

function withId(kind: 'page' | 'category' | 'listing' | 'product', id: number | null): LinkTarget | null {
  return id === null ? null : { kind, id }
}

function readAddress(row: Reader): LinkTarget | null {
  const verdict = guardAddress(row.text('target.address'), { external: row.boolean('target.leaves') })
  return verdict.ok ? { kind: 'address', href: verdict.href, leaves: verdict.leaves } : null
}

export function readLink(row: Reader): Link | null {
  const label = row.text('label')
  const target = readTarget(row)
  return label && target ? { label, target } : null
}

export function readLinks(document: Reader, path: string): Link[] {
  return document
    .rows(path)
    .map(readLink)
    .filter((link) => link !== null)
}

export function readActions(document: Reader): Action[] {
  return document.rows('actions').flatMap((row) => {
    const link = readLink(row)
    return link ? [{ ...link, style: row.text('style') === 'secondary' ? ('secondary' as const) : ('primary' as const) }] : []
  })
}
