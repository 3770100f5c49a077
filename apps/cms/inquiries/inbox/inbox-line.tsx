import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { countryText } from '../../desk-parts/country-text.ts'
import { Age } from '../answer-time/age.tsx'
import { StatusWord } from '../status-word.tsx'
import { AsksFor } from './asks-for.tsx'
import type { Inbox, InboxRow } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  row: InboxRow
  inbox: Inbox
  now: Date
  locale: Locale
  words: InboxWords
}

/** Each cell has its own name: on a phone a row becomes a card. */
export function InboxLine({ row, inbox, now, locale, words }: Props) {
  const assignee = inbox.staff.find(({ id }) => id === row.assignee)?.name ?? ''
  return (
    <tr className={row.status === 'new' ? 'desk-row sales-row sales-row--new' : 'desk-row sales-row'}>
      <th scope="row">
        <Link href={`/admin/collections/inquiries/${row.id}`} prefetch={false}>
          {row.reference}
        </Link>
      </th>
      <td className="sales-row__buyer">
        <span className="sales-row__name">{row.name || row.email || row.form}</span>
        <small>{row.company || (row.name ? row.email : '')}</small>
      </td>
      <td className="sales-row__country">
        {countryText(row.country, locale)} <small className="sales-language">{row.locale.toUpperCase()}</small>
      </td>
      <td className="sales-row__gist">
        <AsksFor row={row} locale={locale} words={words} />
      </td>
      <td className="sales-row__status">
        <StatusWord status={row.status} locale={locale} />
      </td>
      <td className="sales-row__assignee">{assignee || '–'}</td>
      <td className="sales-row__age">
        <Age inquiry={row} times={inbox.times} now={now} locale={locale} />
      </td>
    </tr>
  )
}
