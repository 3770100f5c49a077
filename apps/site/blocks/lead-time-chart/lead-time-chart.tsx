import type { LeadTimePhase } from '@lindero/contract'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import { DayLine, type Moment } from './day-line.tsx'
import styles from './lead-time-chart.module.css'

export interface LeadTimeChartData {
  title: string
  intro: string
  /** Days of the longest way, the width of the chart. */
  length: number
  /** The days that get a line through the chart, and how far along it they stand. */
  ticks: { day: number; at: string }[]
  moments: Moment[]
  /** The last is all of them together. */
  phases: { phase: LeadTimePhase | null; name: string; days: string }[]
  /** `sure` and `most`: the days a stage takes and those it may take, as they are drawn. */
  stages: { phase: LeadTimePhase; label: string; days: string; sure: string; most: string }[]
}

/** The order day by day, then one stage a line, each bar beginning where the one before ends at the latest. */
export function LeadTimeChart({ data, id }: { data: LeadTimeChartData; id: string }) {
  const lines = data.ticks.map(({ day }) => `M${day} 0v4`).join('')
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <DayLine moments={data.moments} level={data.title ? 3 : 2} />
      <dl className={styles.legend}>
        {data.phases.map(({ phase, name, days }) => (
          <div key={name}>
            <dt>
              {phase && <i className={styles[phase]} />}
              {name}
            </dt>
            <dd>{days}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.chart}>
        {keyed(data.stages, ({ phase, label, days, sure, most }) => (
          <li>
            <p>{label}</p>
            <svg className={styles[phase]} viewBox={`0 0 ${data.length} 4`} preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.lines} d={lines} />
              <path opacity=".35" d={most} />
              <path d={sure} />
            </svg>
            <p className="num">{days}</p>
          </li>
        ))}
      </ol>
      <p className={`small quiet num ${styles.axis}`} aria-hidden="true">
        {data.ticks.map(({ day, at }) => (
          <span key={day} style={{ insetInlineStart: at }}>
            {day}
          </span>
        ))}
      </p>
    </Section>
  )
}
