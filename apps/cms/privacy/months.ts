const dayMs = 24 * 60 * 60 * 1000

/** The same day of another month, or its last where the month is shorter. */
export function addMonths(time: Date, months: number): Date {
  const moved = new Date(time)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return moved
}

/** Where the days begin that are still kept: those which `addMonths` brings to today or later. */
export function firstKept(now: Date, months: number): Date {
  const day = addMonths(now, -months)
  day.setUTCHours(0, 0, 0, 0)
  // The last day of a shorter month came round on an earlier day than today.
  const isOver = day.getUTCDate() < now.getUTCDate()
  return isOver ? new Date(day.getTime() + dayMs) : day
}
