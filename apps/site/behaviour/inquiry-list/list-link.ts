import { checkLines, type InquiryLine } from '@lindero/contract'
import type { Lines } from './list-changes.ts'
import { listParameter } from './list-parameter.ts'

/** Addresses longer than this are cut by some mail programs and refused by our own server; the rest goes behind the `#`. */
const longestQuery = 1500

/** `1001.cognac.300.black.200_deboss_note*1002`: short, and made of letters that every mail program leaves alone. */
export function encodeList(lines: Lines): string {
  return lines.map(encodeLine).join('*')
}

function encodeLine({ product, colours, logoMethod, note }: InquiryLine): string {
  const wanted = [product, ...colours.flatMap(({ colour, quantity }) => [word(colour), quantity])].join('.')
  return [wanted, word(logoMethod), word(note)].join('_').replace(/_+$/, '')
}

/** None of the separators is left in it. */
function word(text: string): string {
  return encodeURIComponent(text).replace(/[._*~!'()]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

/** What can be understood of it; nonsense is an empty list. */
export function decodeList(text: string): InquiryLine[] {
  try {
    return checkLines(text.split('*').filter(Boolean).map(decodeLine))
  } catch {
    return []
  }
}

function decodeLine(text: string): unknown {
  const [wanted = '', logoMethod = '', note = ''] = text.split('_')
  const [product, ...rest] = wanted.split('.').map(decodeURIComponent)
  const colours = rest.flatMap((colour, index) => (index % 2 === 0 ? [{ colour, quantity: Number(rest[index + 1]) }] : []))
  return { product: Number(product), colours, logoMethod: decodeURIComponent(logoMethod), note: decodeURIComponent(note) }
}

/** The address under which somebody else finds this list. */
export function listLink(page: URL, lines: Lines): string {
  const query = new URLSearchParams({ [listParameter]: encodeList(lines) })
  const url = new URL(page.pathname, page)
  if (String(query).length <= longestQuery) url.search = String(query)
  else url.hash = String(query)
  return url.href
}

/** The list an address brings; null where it brings none. */
export function listIn({ search, hash }: Pick<URL, 'search' | 'hash'>): InquiryLine[] | null {
  const [found] = [search, hash.slice(1)].map((part) => new URLSearchParams(part).get(listParameter)).filter((part) => part)
  return found ? decodeList(found) : null
}
