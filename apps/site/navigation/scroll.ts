const storageKey = 'scroll-positions'

export interface ScrollMemory {
  remember: (entry: string) => void
  place: (entry: string | null, hash: string) => void
}

/** Where each entry of the history was left, kept beyond a reload. */
export function createScrollMemory(window: Window): ScrollMemory {
  const positions = new Map<string, number>(restored(window))
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    // A reload or a way back from another site is the browser's own work again.
    window.history.scrollRestoration = 'auto'
    store(window, positions)
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
  return {
    remember: (entry) => positions.set(entry, window.scrollY),
    place: (entry, hash) => {
      const known = entry === null ? undefined : positions.get(entry)
      const target = known === undefined ? targetOf(window.document, hash) : null
      if (target) target.scrollIntoView({ behavior: 'instant' })
      else window.scrollTo({ top: known ?? 0, behavior: 'instant' })
    },
  }
}

export function targetOf(document: Document, hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function restored(window: Window): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Storage may be full or forbidden; positions are a comfort, not a need. */
function store(window: Window, positions: Map<string, number>): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)))
  } catch {}
}
