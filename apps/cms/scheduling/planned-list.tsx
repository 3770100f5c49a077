'use client'
import { isLocale, locales } from '@lindero/contract'
import { useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { Moment } from '../desk-parts/moment.tsx'
import { usePress } from '../desk-parts/use-press.ts'
import { useWords } from '../desk-parts/use-words.ts'
import type { Planned } from './read-planned.ts'
import { scheduleWords } from './words.ts'

/** Each planned change with its time; what failed says why. */
export function PlannedList({ planned, changed }: { planned: Planned[]; changed: () => Promise<void> }) {
  const words = useWords(scheduleWords)
  if (planned.length === 0) return <p className="later__none">{words.none}</p>
  return (
    <ul className="later__list">
      {planned.map((change) => (
        <PlannedItem key={change.id} change={change} changed={changed} />
      ))}
    </ul>
  )
}

function PlannedItem({ change, changed }: { change: Planned; changed: () => Promise<void> }) {
  const words = useWords(scheduleWords)
  const { i18n } = useTranslation()
  const { busy, press } = usePress()
  const { action, at, by, id, language, reason, state } = change
  const failed = state === 'failed'
  const cancel = async () => {
    await press({ address: `/scheduled-changes/${id}/cancel`, done: words.cancelled })
    await changed()
  }
  return (
    <li className={failed ? 'later__item desk-beside tone-bad' : 'later__item desk-beside tone-calm'}>
      <strong>
        <Moment at={at} />
      </strong>
      <span>
        {action === 'unpublish' ? words.unpublish : words.publish} · {isLocale(language) ? locales[language].name : words.all}
      </span>
      {failed && (
        <span className="later__reason">
          {words.failed}: {reason[deskLocale(i18n)]}
        </span>
      )}
      <small>
        {by && words.by(by)}
        <button type="button" className="desk-link" disabled={busy} onClick={cancel}>
          {failed ? words.dismiss : words.cancel}
        </button>
      </small>
    </li>
  )
}
