import { useSyncExternalStore } from 'react'
import { type Device, deviceOf, watchSize } from './device.ts'

let seen: Device | undefined
let watchers = 0

/** What the visitor holds (C-9). The server does not know, so the first drawing says `desktop` in both places. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, current, () => 'desktop')
}

/** Between two reports the answer stays the same: a size that is still changing counts for nothing. */
function current(): Device {
  seen ??= deviceOf(window.innerWidth)
  return seen
}

function subscribe(onChange: () => void): () => void {
  watchers++
  const stop = watchSize(window, () => {
    seen = deviceOf(window.innerWidth)
    onChange()
  })
  return () => {
    stop()
    // While nobody watches the size may change unseen.
    if (--watchers === 0) seen = undefined
  }
}
