import { keyed } from '../rich-text/keyed.tsx'
import styles from './day-line.module.css'

export interface Moment {
  /** `Day 28` */
  day: string
  label: string
  note: string
}

/** The days of an order on one line, the last mark filled. */
export function DayLine({ moments, level }: { moments: Moment[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ol className={styles.days}>
      {keyed(moments, ({ day, label, note }) => (
        <li>
          <b className="num">{day}</b>
          <Heading>{label}</Heading>
          {note && <p className="small quiet">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
