/** What a request's address means, before anyone asks whether there is something at it. */
export type NormalisedUrl =
  | Address
  /** The same place under its one proper address. */
  | { kind: 'elsewhere'; to: string }
  | { kind: 'refused'; status: 400 | 414 }

export interface Address {
  kind: 'address'
  /** Decoded, without the query. */
  path: string
  /** The query keys that change the page, sorted; nothing else. */
  query: URLSearchParams
  /** Path and query written in the one proper way; normalising it again gives the same. */
  key: string
}

export const longestUrl = 2048

const refused: NormalisedUrl = { kind: 'refused', status: 400 }

/** `knownQuery` says which query keys matter at a (decoded) path. */
export function normaliseUrl(raw: string, knownQuery: (path: string) => readonly string[]): NormalisedUrl {
  if (raw.length > longestUrl) return { kind: 'refused', status: 414 }
  const [rawPath, rawQuery] = splitQuery(raw)
  if (!rawPath.startsWith('/') || /[\\#]/.test(rawPath)) return refused
  const segments = decodeSegments(rawPath.split('/').filter(Boolean))
  if (!segments) return refused
  const encodedPath = `/${segments.map(encodeURIComponent).join('/')}`
  if (rawPath !== '/' && /\/\/|\/$/.test(rawPath)) return { kind: 'elsewhere', to: encodedPath + (rawQuery && `?${rawQuery}`) }
  const path = `/${segments.join('/')}`
  const query = keepKnown(rawQuery, knownQuery(path))
  return { kind: 'address', path, query, key: query.size > 0 ? `${encodedPath}?${query}` : encodedPath }
}

function splitQuery(raw: string): [path: string, query: string] {
  const mark = raw.indexOf('?')
  return mark < 0 ? [raw, ''] : [raw.slice(0, mark), raw.slice(mark + 1)]
}

function decodeSegments(raw: readonly string[]): string[] | null {
  try {
    const segments = raw.map(decodeURIComponent)
    return segments.every(isOrdinary) ? segments : null
  } catch {
    return null
  }
}

/** False for what only an attack puts into a segment: dots that climb, hidden separators, control characters. */
function isOrdinary(segment: string): boolean {
  if (segment === '.' || segment === '..') return false
  for (let index = 0; index < segment.length; index++) {
    const code = segment.charCodeAt(index)
    if (code < 0x20 || code === 0x7f || code === 0x2f || code === 0x5c) return false
  }
  return true
}

function keepKnown(rawQuery: string, known: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams()
  if (rawQuery === '' || known.length === 0) return kept
  for (const [name, value] of new URLSearchParams(rawQuery)) if (known.includes(name)) kept.append(name, value)
  kept.sort()
  return kept
}
