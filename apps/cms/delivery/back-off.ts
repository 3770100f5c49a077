const minutes = [1, 2, 5, 15, 30, 60, 120, 240, 360, 360, 360]

/** After this many tries, over about a day, nobody goes on by himself; staff may try again. */
export const mostAttempts = minutes.length + 1

/** When to try again after so many tries; null when it is time to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = minutes[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * 60_000)
}
