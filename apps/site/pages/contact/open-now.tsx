import type { Company, CompanyAddress } from '@lindero/contract'
import { fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import { useContactWords } from './contact-words.ts'
import { openingAt } from './opening.ts'
import { hoursHere, openingSentence } from './opening-words.ts'
import styles from './places.module.css'

interface OpenNowProps {
  address: CompanyAddress
  holidays: Company['holidays']
  now: Date
}

/** Whether somebody is there now, and the hours on the reader's own clock. Drawn in the browser alone. */
export function OpenNow({ address: { openingHours, timeZone }, holidays, now: date }: OpenNowProps) {
  const { locale } = useLanguage()
  const words = useContactWords()
  const now = date.getTime()
  const reader = { locale, now, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  const opening = openingAt(now, openingHours, timeZone, holidays)
  const hours = openingHours.map((entry) => hoursHere(entry, timeZone, reader)).filter(Boolean)
  return (
    <>
      {opening && <p className={opening.open ? styles.open : undefined}>{openingSentence(opening, timeZone, reader, words)}</p>}
      {hours.length > 0 && <p className="quiet">{fill(words.hoursHere, { hours: hours.join(', ') })}</p>}
    </>
  )
}
