import { setTimeout as delay } from 'node:timers/promises'

/**
 * Asks an address again and again until it answers 200.
 * @param {string} url
 * @param {{ signal: AbortSignal, timeoutMs: number, everyMs?: number }} options
 * @returns {Promise<boolean>} false when it did not within the time
 */
export async function becomesReady(url, { signal, timeoutMs, everyMs = 150 }) {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    if (await answers(url)) return true
    await delay(everyMs, undefined, { signal })
  }
  return false
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
