import { type Database, rows, sql } from '../../database/sql.ts'
import { listAddress } from './list-address.ts'
import type { ReadTasks, Task } from './task.ts'

export const planTasks: ReadTasks = async (payload) => {
  const query = sql`select state, count(*) as count from scheduled_changes where state in ('waiting', 'failed') group by state`
  const found = await rows(payload.db as unknown as Database, query)
  const task = (name: Task['name'], state: string, tone: Task['tone']): Task => {
    const count = Number(found.find((row) => row.state === state)?.count ?? 0)
    return { name, count, address: listAddress('scheduled-changes', 'state', 'equals', state), tone }
  }
  return [task('plannedFailed', 'failed', 'urgent'), task('planned', 'waiting', 'calm')]
}
