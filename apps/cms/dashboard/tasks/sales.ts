import { readToDo } from '../../inquiries/dashboard/to-do.ts'
import type { ReadTasks } from './task.ts'

export const salesTasks: ReadTasks = async (payload, user) =>
  (await readToDo(payload, user)).map(({ urgent, ...task }) => ({ ...task, tone: urgent ? 'urgent' : 'calm' }))
