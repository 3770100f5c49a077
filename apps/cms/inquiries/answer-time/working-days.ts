const dayMs = 24 * 60 * 60 * 1000

/**
 * The moment so many working days before another: Saturdays and Sundays do not count. By days of UTC; the few hours that
 * differ from the house's own lie in its night.
 */
export function workingDaysBefore(moment: Date, days: number): Date {
  let left = days * dayMs
  let cursor = moment.getTime()
  for (;;) {
    const midnight = Math.ceil(cursor / dayMs - 1) * dayMs
    const counted = isWorkingDay(new Date(midnight)) ? cursor - midnight : 0
    if (counted > 0 && counted >= left) return new Date(cursor - left)
    left -= counted
    cursor = midnight
  }
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6
}
