/** Where a request belongs: to our own pages, to the desk, or to nobody: strangers must not reach it, or it says nothing. */
export type DeskVerdict = 'site' | 'forward' | 'hidden' | 'unreadable'

const deskRoots = ['/admin', '/api-cms', '/_next']

/** A path is hidden when the named segment stands below its root: directly, or anywhere. */
const hiddenPaths: readonly { root: string; name: string; depth: 'first' | 'any' }[] = [
  // Whoever came first would become administrator.
  { root: 'admin', name: 'create-first-user', depth: 'any' },
  { root: 'api-cms', name: 'first-register', depth: 'any' },
  // Words between the two processes.
  { root: 'api-cms', name: 'internal', depth: 'first' },
]

const mostDecodings = 4

/** Decides on what the path could mean to anyone down the line, so every spelling of a hidden path is hidden. */
export function deskVerdict(rawUrl: string): DeskVerdict {
  const rawPath = rawUrl.split('?', 1)[0] ?? ''
  if (!deskRoots.some((root) => rawPath === root || rawPath.startsWith(`${root}/`))) return 'site'
  if (readings(rawPath).some(isHidden)) return 'hidden'
  return isReadable(rawPath) ? 'forward' : 'unreadable'
}

/** The path as written, decoded, and decoded again: a server behind us may decode more often than we do. */
function readings(rawPath: string): string[] {
  const found = [rawPath]
  for (let times = 0; times < mostDecodings; times++) {
    const last = found.at(-1) ?? ''
    const next = decodeOnce(last)
    if (next === last) break
    found.push(next)
  }
  return found
}

// Good sequences are decoded also where bad ones stand beside them, as lenient servers do.
function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part.replace(/%([0-7][0-9a-f])/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    }
  })
}

/** The desk falls over a path it cannot decode. */
function isReadable(rawPath: string): boolean {
  try {
    // Asked for its result: a call whose result nobody wants is left out of the build.
    return decodeURIComponent(rawPath) !== ''
  } catch {
    return false
  }
}

function isHidden(path: string): boolean {
  if (hasOddCharacter(path)) return true
  const parts = path.split('/').slice(1)
  // A trailing slash is harmless; an empty part or dots further in are a way around.
  const segments = (parts.at(-1) === '' ? parts.slice(0, -1) : parts).map((part) => part.trim().toLowerCase())
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return true
  const [root, ...below] = segments
  return hiddenPaths.some(({ root: of, name, depth }) => {
    const places = depth === 'first' ? below.slice(0, 1) : below
    return of === root && places.some((segment) => isNamed(segment, name))
  })
}

// Servers take `internal.rsc` or `internal;x` for `internal` here and there.
function isNamed(segment: string, name: string): boolean {
  return segment === name || segment.startsWith(`${name}.`) || segment.startsWith(`${name};`)
}

function hasOddCharacter(path: string): boolean {
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index)
    if (code < 0x20 || code === 0x7f || code === 0x5c) return true
  }
  return false
}
