import type { LeadTimeChartBlock, LeadTimePhase, Locale, Range } from '@lindero/contract'
import type { LeadTimeChartData } from '../../blocks/lead-time-chart/lead-time-chart.tsx'
import { countText, fill, formatNumber, formatRange } from '../../i18n/format.ts'
import type { AllWords } from '../words.ts'
import type { BlockContext } from './context.ts'

const order: readonly LeadTimePhase[] = ['development', 'bulk', 'shipping']

export function leadTimeData({ locale, words }: BlockContext, block: LeadTimeChartBlock): LeadTimeChartData {
  const { leadTime } = words
  let end = 0
  const stages = block.stages.map((stage) => {
    const days = inOrder(stage.days)
    const start = end
    end += days.max
    return { ...stage, days, start }
  })
  const total = sum(stages.map(({ days }) => days))
  const day = (n: number) => fill(leadTime.day, { n: formatNumber(locale, n) })
  return {
    title: block.title,
    intro: block.intro,
    length: total.max,
    ticks: ticksOf(total.max).map((tick) => ({ day: tick, at: `${(tick / total.max) * 100}%` })),
    moments: [
      ...stages.map(({ start, label, note }) => ({ day: day(start), label, note })),
      { day: day(total.max), label: leadTime.done, note: '' },
    ],
    phases: [
      ...order.flatMap((phase) => {
        const own = stages.filter((stage) => stage.phase === phase)
        if (own.length === 0) return []
        const days = daysText(locale, words, sum(own.map((stage) => stage.days)))
        return [{ phase, name: leadTime.phases[phase], days }]
      }),
      { phase: null, name: leadTime.total, days: daysText(locale, words, total) },
    ],
    stages: stages.map(({ phase, label, days, start }) => ({
      phase,
      label,
      days: daysText(locale, words, days),
      sure: bar(start, days.min),
      most: bar(start, days.max),
    })),
  }
}

/** `14–26 days`, `1 day`. */
export function daysText(locale: Locale, { leadTime }: AllWords, range: Range): string {
  if (range.min === range.max) return countText(locale, leadTime.days, range.min)
  return fill(leadTime.days.other, { n: formatRange(locale, range) })
}

/** The middle half of a line four units high. */
function bar(start: number, days: number): string {
  return `M${start} 1h${days}v2h-${days}z`
}

/** Round days from the first on, at most nine of them. */
function ticksOf(length: number): number[] {
  const step = [1, 5, 10, 20, 50, 100].find((days) => length / days <= 8) ?? Math.ceil(length / 8)
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step)
}

function sum(ranges: readonly Range[]): Range {
  return ranges.reduce((total, { min, max }) => ({ min: total.min + min, max: total.max + max }), { min: 0, max: 0 })
}

function inOrder({ min, max }: Range): Range {
  return { min: Math.max(0, Math.min(min, max)), max: Math.max(0, min, max) }
}
