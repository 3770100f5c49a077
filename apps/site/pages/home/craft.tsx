import { Split } from '../../blocks/split/split.tsx'
import styles from './craft.module.css'
import type { HomeData } from './load.ts'

export function Craft({ craft }: { craft: NonNullable<HomeData['craft']> }) {
  return (
    <Split ground="on-green" labelledBy="craft" picture={craft.picture}>
      <h2 className={styles.title} id="craft">
        {craft.title}
      </h2>
      {craft.text && <p className={`lead quiet ${styles.text}`}>{craft.text}</p>}
      {craft.points.length > 0 && (
        <ol className={styles.points}>
          {craft.points.map((point, index) => (
            <li key={point}>
              <b>{index + 1}</b>
              {point}
            </li>
          ))}
        </ol>
      )}
    </Split>
  )
}
