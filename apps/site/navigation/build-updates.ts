import { constants } from '../behaviour/constants.ts'

/** Where a build leaves word of itself (bundling/build-files.ts). */
const files = '/assets/builds'

export interface BuildUpdates {
  /** A newer build than the one that runs here is out. */
  isOutdated: () => boolean
}

/** Asks from time to time, and when the visitor comes back to the tab, whether there is a newer build (C-6, C-7). */
export function watchBuild(build: string, document: Document): BuildUpdates {
  let outdated = false

  async function check(): Promise<void> {
    // A tab nobody looks at asks when it is looked at again.
    if (outdated || document.hidden) return
    try {
      const latest = await idIn(`${files}/latest.json?t=${Date.now()}`)
      if (latest === build) return
      // Only when the new build answers for itself has it come: of several servers some may still be on their way.
      outdated = (await idIn(`${files}/meta/${encodeURIComponent(latest)}.json`)) === latest
    } catch {
      // No connection, or a server about to change: the next time will tell.
    }
  }

  setInterval(check, constants.buildCheck)
  document.addEventListener('visibilitychange', check)
  return { isOutdated: () => outdated }
}

async function idIn(address: string): Promise<string> {
  const { id }: { id?: unknown } = await (await fetch(address)).json()
  if (typeof id !== 'string') throw new Error('This names no build.')
  return id
}
