import type { LeadTimeChartBlock, LeadTimePhase, Locale, Range } from '@lindero/contract'
import type { LeadTimeChartData } from '../../blocks/lead-time-chart/lead-time-chart.tsx'
import { countText, fill, formatRange } from '../../i18n/format.ts'
import type { AllWords } from '../words.ts'
import type { BlockContext } from './context.ts'

const order: readonly LeadTimePhase[] = ['development', 'bulk', 'shipping']

export function leadTimeData({ locale, words }: BlockContext, block: LeadTimeChartBlock): LeadTimeChartData {
  const stages = block.stages.map((stage) => ({ ...stage, days: inOrder(stage.days) }))
  let start = 0
  return {
    title: block.title,
    intro: block.intro,
    length: sum(stages.map(({ days }) => days)).max,
    phases: order.flatMap((phase) => {
      const own = stages.filter((stage) => stage.phase === phase)
      if (own.length === 0) return []
      const days = daysText(locale, words, sum(own.map((stage) => stage.days)))
      return [{ phase, name: words.leadTime.phases[phase], days }]
    }),
    stages: stages.map(({ phase, label, note, days }) => {
      const bar = { start, sure: days.min, most: days.max }
      start += days.max
      return { phase, label, note, days: daysText(locale, words, days), bar }
    }),
  }
}

/** `14–26 days`, `1 day`. */
export function daysText(locale: Locale, { leadTime }: AllWords, range: Range): string {
  if (range.min === range.max) return countText(locale, leadTime.days, range.min)
  return fill(leadTime.days.other, { n: formatRange(locale, range) })
}

function sum(ranges: readonly Range[]): Range {
  return ranges.reduce((total, { min, max }) => ({ min: total.min + min, max: total.max + max }), { min: 0, max: 0 })
}

function inOrder({ min, max }: Range): Range {
  return { min: Math.max(0, Math.min(min, max)), max: Math.max(0, min, max) }
}
