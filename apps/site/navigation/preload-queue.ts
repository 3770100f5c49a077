import { constants } from '../behaviour/constants.ts'

export interface PreloadQueue {
  /** Asks for an address once; it is fetched when fewer than four others are. */
  want: (address: string) => void
  /** One that is wanted at once, because a finger is on it: goes before the others that wait. */
  wantNext: (address: string) => void
  /** One that waits is no longer wanted: its link has left the screen. */
  forget: (address: string) => void
}

/** Fetches pages ahead, at most four at a time, none twice (S-18). One that failed may be asked for again. */
export function createPreloadQueue(preload: (address: string) => Promise<unknown>): PreloadQueue {
  const known = new Set<string>()
  const waiting: string[] = []
  let pending = 0

  function startMore(): void {
    while (pending < constants.preloadsPending) {
      const address = waiting.shift()
      if (address === undefined) return
      pending++
      preload(address)
        .catch(() => known.delete(address))
        .finally(() => {
          pending--
          startMore()
        })
    }
  }

  function forget(address: string): void {
    const at = waiting.indexOf(address)
    if (at < 0) return
    waiting.splice(at, 1)
    known.delete(address)
  }

  function add(address: string, how: 'push' | 'unshift'): void {
    if (known.has(address)) return
    known.add(address)
    waiting[how](address)
    startMore()
  }

  return {
    want: (address) => add(address, 'push'),
    wantNext(address) {
      forget(address)
      add(address, 'unshift')
    },
    forget,
  }
}
