import type { Locale } from '@lindero/contract'
import type { InboxRow } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

/** The gist of it: the styles and how many, else the form or how the message begins. */
export function AsksFor({ row, locale, words }: { row: InboxRow; locale: Locale; words: InboxWords }) {
  const [first, ...others] = row.lines
  if (!first) return <span className="sales-gist">{row.form || row.message}</span>
  const pieces = row.lines.flatMap(({ colours }) => colours).reduce((sum, { quantity }) => sum + quantity, 0)
  const styles = others.length > 0 ? `, ${others.length + 1} ${words.styles}` : ''
  return (
    <>
      <span className="sales-gist">{`${first.styleNo} ${first.name}`}</span>
      <small>{`${new Intl.NumberFormat(locale).format(pieces)} ${words.pieces}${styles}`}</small>
    </>
  )
}
