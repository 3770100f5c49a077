import { constants } from './constants.ts'

const { retryDelay, retryDelayMost } = constants.request

/** Milliseconds until the next try, or null where the server asks for more patience than a visitor has. */
export function retryWait(retryAfter: string | null): number | null {
  const wait = retryAfter === null ? retryDelay : asked(retryAfter)
  return wait > retryDelayMost ? null : wait
}

/** Seconds, or a date; what is neither counts as not said. */
function asked(retryAfter: string): number {
  const text = retryAfter.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text)
  return Number.isNaN(until) ? retryDelay : Math.max(0, until - Date.now())
}

/** Resolves after the time, or at once when the caller gives up. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
