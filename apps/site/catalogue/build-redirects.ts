import type { Redirect } from '@lindero/contract'

/** Old path, decoded → final path as it goes into a header. Chains are followed to their end; circles and anything that leaves the site are left out. */
export function buildRedirects(all: Iterable<Redirect>): ReadonlyMap<string, string> {
  const direct = new Map<string, string>()
  for (const { from, to } of all) {
    const path = decoded(withoutTrailingSlash(from))
    if (isOwnPath(from) && isOwnPath(to) && !direct.has(path)) direct.set(path, encoded(to))
  }
  const final = new Map<string, string>()
  for (const from of direct.keys()) {
    const to = endOf(from, direct)
    if (to !== null) final.set(from, to)
  }
  return final
}

function endOf(from: string, direct: ReadonlyMap<string, string>): string | null {
  const seen = new Set<string>()
  let at = from
  for (let next = direct.get(pathOf(at)); next !== undefined; next = direct.get(pathOf(at))) {
    if (seen.has(pathOf(at))) return null
    seen.add(pathOf(at))
    at = next
  }
  return at
}

function pathOf(address: string): string {
  return decoded(withoutTrailingSlash(address.split(/[?#]/, 1)[0] ?? ''))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function encoded(path: string): string {
  const url = new URL(path, 'http://site.invalid')
  return url.pathname + url.search + url.hash
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

// A second slash or a backslash would make browsers read the rest as another host; control characters have no place in a header.
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path) && !hasControl(path)
}

function hasControl(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f')
}
