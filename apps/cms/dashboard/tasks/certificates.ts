import { type Database, rows, sql } from '../../database/sql.ts'
import { soonBefore, startOfToday } from '../../lists/validity.ts'
import { listAddress } from './list-address.ts'
import type { ReadTasks } from './task.ts'

export const certificateTasks: ReadTasks = async (payload, _user, now) => {
  const [today, limit] = [startOfToday(now).toISOString(), soonBefore(now).toISOString()]
  const query = sql`select count(*) as soon, sum(case when version_valid_until < ${today} then 1 else 0 end) as past
    from _certificates_v where latest = true and version_valid_until < ${limit}`
  const [found] = await rows(payload.db as unknown as Database, query)
  const expired = Number(found?.past ?? 0)
  const address = (until: string) => listAddress('certificates', 'validUntil', 'less_than', until)
  return [
    { name: 'expired', count: expired, address: address(today), tone: 'urgent' },
    { name: 'expiring', count: Number(found?.soon ?? 0) - expired, address: address(limit), tone: 'soon' },
  ]
}
