import { defaultLocale } from '@lindero/contract'
import { type Database, rows, sql } from '../../database/sql.ts'
import type { ReadTasks } from './task.ts'

export const translationTasks: ReadTasks = async (payload) => {
  const query = sql`select sum(case when missing > 0 then 1 else 0 end) as missing,
    sum(case when missing = 0 and outdated > 0 then 1 else 0 end) as outdated from translations where locale <> ${defaultLocale}`
  const [found] = await rows(payload.db as unknown as Database, query)
  const address = '/admin/translations'
  return [
    { name: 'untranslated', count: Number(found?.missing ?? 0), address, tone: 'calm' },
    { name: 'outdated', count: Number(found?.outdated ?? 0), address, tone: 'soon' },
  ]
}
