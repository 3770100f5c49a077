import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The time of the reader's clock, to the minute. Null on the server and while the browser takes a page over: pages are kept and
 * sent to many, so nothing in them may depend on when they were made.
 */
export function useNow(): Date | null {
  const minutes = useSyncExternalStore(everyFewSeconds, currentMinute, noMinute)
  return minutes === null ? null : new Date(minutes * minute)
}

const currentMinute = (): number | null => Math.floor(Date.now() / minute)
const noMinute = (): number | null => null

function everyFewSeconds(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 12)
  return () => clearInterval(timer)
}
