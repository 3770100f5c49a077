export const firstDelayMs = 500
export const longestDelayMs = 30_000
/** A process that was up this long has recovered: its next fall starts from the first delay again. */
export const recoveredAfterMs = 60_000

/**
 * How long to wait before a process that ended is started again.
 * @param {number} previousDelayMs 0 when it was never restarted
 * @param {number} uptimeMs
 */
export function backOff(previousDelayMs, uptimeMs) {
  if (previousDelayMs === 0 || uptimeMs >= recoveredAfterMs) return firstDelayMs
  return Math.min(previousDelayMs * 2, longestDelayMs)
}
