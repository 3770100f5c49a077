import { readTranslationSummary } from '../../translation/summary.ts'
import type { ReadTasks } from './task.ts'

export const translationTasks: ReadTasks = async (payload) => {
  const summaries = await readTranslationSummary(payload)
  const sum = (count: 'missing' | 'outdated') => summaries.reduce((total, summary) => total + summary[count], 0)
  const address = '/admin/translations'
  return [
    { name: 'untranslated', count: sum('missing'), address, tone: 'calm' },
    { name: 'outdated', count: sum('outdated'), address, tone: 'soon' },
  ]
}
