import type { Navigation } from '@lindero/contract'
import { readLink, readLinks } from './link.ts'
import type { Reader } from './reader.ts'

/** Without a single entry there is no menu to show, and the site uses its own. */
export function publishNavigation(document: Reader): Navigation | null {
  const items = document.rows('items').flatMap(readItem)
  return items.length > 0 ? { items, action: readLink(document.within('action')) } : null
}

function readItem(row: Reader): Navigation['items'] {
  const link = readLink(row)
  if (!link) return []
  const children = readLinks(row, 'children')
  return [{ ...link, children, showsCategories: row.boolean('showsCategories'), intro: row.text('intro') }]
}
