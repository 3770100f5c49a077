import { useNow } from '../../design/use-now.ts'
import styles from './certificate-register.module.css'
import { type Standing, standingOn } from './standing.ts'

export interface ValidityData {
  /** `2028-03-16` */
  until: string
  /** The same day in words. */
  untilText: string
}

/** The last day, and after the page has come to life what it means today. */
export function Validity({ data, words }: { data: ValidityData; words: Record<Standing, string> }) {
  const now = useNow()
  const standing = now && standingOn(data.until, now)
  return (
    <>
      <time dateTime={data.until}>{data.untilText}</time>
      {standing && <em className={styles[standing]}>{words[standing]}</em>}
    </>
  )
}
