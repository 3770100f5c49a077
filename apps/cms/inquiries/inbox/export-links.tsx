import { type InboxFilter, inboxQuery } from './inbox-filter.ts'
import type { InboxWords } from './words.ts'

export function ExportLinks({ filter, words }: { filter: InboxFilter; words: InboxWords }) {
  const address = (format: string) => `/api-cms/inquiries/export?format=${format}&${inboxQuery(filter)}`
  return (
    <p className="sales-export">
      {words.export}{' '}
      <a href={address('csv')} download>
        CSV
      </a>{' '}
      <a href={address('xlsx')} download>
        XLSX
      </a>
    </p>
  )
}
