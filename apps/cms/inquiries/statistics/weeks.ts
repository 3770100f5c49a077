const dayMs = 24 * 60 * 60 * 1000

/** The Monday of a moment's week, `YYYY-MM-DD`, in UTC. */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

export function mondaysBetween(from: Date, to: Date): string[] {
  const mondays: string[] = []
  for (let day = new Date(mondayOf(from)); day < to; day = new Date(day.getTime() + 7 * dayMs))
    mondays.push(day.toISOString().slice(0, 10))
  return mondays
}

/** The Monday so many weeks, this one counted, before. */
export function weeksUpTo(now: Date, weeks: number): Date {
  return new Date(Date.parse(mondayOf(now)) - (weeks - 1) * 7 * dayMs)
}
