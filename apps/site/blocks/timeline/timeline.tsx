import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './timeline.module.css'

export interface TimelineData {
  title: string
  items: { year: number; title: string; text: string }[]
}

export function Timeline({ data, id }: { data: TimelineData; id: string }) {
  return (
    <Section id={id} title={data.title}>
      <ol className={styles.years}>
        {keyed(data.items, ({ year, title, text }) => (
          <li>
            <b className="num">{year}</b>
            <h3>{title}</h3>
            {text && <p className="quiet">{text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
