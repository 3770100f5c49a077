import type { LeadTimePhase } from '@lindero/contract'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './lead-time-chart.module.css'

export interface LeadTimeChartData {
  title: string
  intro: string
  /** Days of the longest way, the width of the chart. */
  length: number
  phases: { phase: LeadTimePhase; name: string; days: string }[]
  stages: { phase: LeadTimePhase; label: string; note: string; days: string; bar: Bar }[]
}

/** Where a stage lies in days: it takes `sure` days, and up to `most`. */
export interface Bar {
  start: number
  sure: number
  most: number
}

/** One stage a line, each bar beginning where the one before ends at the latest. Figures stand beside the bars in words. */
export function LeadTimeChart({ data, id }: { data: LeadTimeChartData; id: string }) {
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <dl className={styles.legend}>
        {data.phases.map(({ phase, name, days }) => (
          <div key={phase}>
            <dt>
              <i className={styles[phase]} />
              {name}
            </dt>
            <dd>{days}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.chart}>
        {keyed(data.stages, ({ phase, label, note, days, bar }) => (
          <li>
            <div>
              <h3>{label}</h3>
              {note && <p className="small quiet">{note}</p>}
            </div>
            <svg
              className={styles[phase]}
              viewBox={`0 0 ${data.length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              fill="currentColor"
            >
              <path opacity=".35" d={`M${bar.start} 0h${bar.most}v1h-${bar.most}z`} />
              <path d={`M${bar.start} 0h${bar.sure}v1h-${bar.sure}z`} />
            </svg>
            <p className="num">{days}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
