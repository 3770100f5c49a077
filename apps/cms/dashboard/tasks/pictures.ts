import { type Database, rows, sql } from '../../database/sql.ts'
import { unusedAddress } from '../../media/uses/addresses.ts'
import type { ReadTasks } from './task.ts'

export const pictureTasks: ReadTasks = async (payload) => {
  const query = sql`select count(*) as count from media where use_count = 0`
  const [found] = await rows(payload.db as unknown as Database, query)
  return [{ name: 'unused', count: Number(found?.count ?? 0), address: unusedAddress, tone: 'calm' }]
}
