import { constants } from '../behaviour/constants.ts'

const storageKey = 'reloads'
type KeptTexts = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Lets a path be loaded whole for the sake of a new build at most once within ten seconds (C-7), also across the reload itself.
 * Where the session stores nothing, once is all: rather an old page than a loop.
 */
export function mayReload(path: string, now = Date.now(), session: () => KeptTexts = () => sessionStorage): boolean {
  try {
    const storage = session()
    const reloads = recent(storage.getItem(storageKey), now)
    if (path in reloads) return false
    storage.setItem(storageKey, JSON.stringify({ ...reloads, [path]: now }))
    return true
  } catch {
    return false
  }
}

/** For a chunk that did not come: loads the page again once, in the hope of a whole build (C-7). The fault goes on its way. */
export function reloadOnce(cause: unknown): never {
  if (mayReload(location.pathname)) location.reload()
  throw cause
}

function recent(stored: string | null, now: number): Record<string, number> {
  const known: unknown = JSON.parse(stored ?? '{}')
  if (typeof known !== 'object' || known === null) return {}
  const young = Object.entries(known).filter(([, at]) => typeof at === 'number' && Math.abs(now - at) < constants.reloadGuard)
  return Object.fromEntries(young)
}
