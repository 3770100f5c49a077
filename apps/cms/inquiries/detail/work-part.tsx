'use client'
import { useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import type { StaffMember } from '../../desk-parts/staff.ts'
import { usePress } from '../../desk-parts/use-press.ts'
import { type InquiryStatus, inquiryStatuses, statusNames, statusTones } from '../statuses.ts'
import { detailWords } from './words.ts'

interface Props {
  id: number
  status: InquiryStatus
  assignee: number | null
  staff: StaffMember[]
  me: number
}

/** Where it stands and who looks after it, each changed with one press. */
export function WorkPart({ id, status, assignee, staff, me }: Props) {
  const { i18n } = useTranslation()
  const locale = deskLocale(i18n)
  const words = detailWords[locale]
  const { busy, press } = usePress()
  const change = (body: object, done: string) => press({ address: `/inquiries/${id}?depth=0`, method: 'PATCH', body, done })
  const assign = (value: number | null) => change({ assignee: value }, words.assigneeDone)
  return (
    <section className="sales-part">
      <h3>{words.work}</h3>
      <fieldset className="sales-statuses" aria-label={words.status}>
        {statusNames.map((value) => (
          <button
            key={value}
            type="button"
            className={`desk-badge tone-${statusTones[value]}`}
            aria-pressed={value === status}
            disabled={busy}
            onClick={() => value !== status && change({ status: value }, words.statusDone)}
          >
            {inquiryStatuses[value][locale]}
          </button>
        ))}
      </fieldset>
      <label className="desk-field">
        <span>{words.assignee}</span>
        <select
          value={assignee ?? ''}
          disabled={busy}
          onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.noOne}</option>
          {staff.map(({ id: member, name }) => (
            <option key={member} value={member}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {assignee !== me && (
        <button type="button" className="desk-link" disabled={busy} onClick={() => assign(me)}>
          {words.takeIt}
        </button>
      )}
    </section>
  )
}
