import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
import { Moment } from '../../desk-parts/moment.tsx'
import type { EarlierImport } from './read-earlier.ts'
import { StateWord } from './state-word.tsx'
import type { ImportWords } from './words.ts'

interface Props {
  earlier: EarlierImport[]
  locale: Locale
  words: ImportWords
}

export function EarlierImports({ earlier, locale, words }: Props) {
  const titles = [words.file, words.state, words.rows, words.created, words.changed, words.bad, words.who, words.when]
  return (
    <section className="bulk-earlier">
      <h2>{words.earlier}</h2>
      {earlier.length === 0 ? (
        <p className="desk-empty">{words.none}</p>
      ) : (
        <DeskTable titles={titles}>
          {earlier.map((one) => (
            <EarlierImportLine key={one.id} one={one} locale={locale} words={words} />
          ))}
        </DeskTable>
      )}
    </section>
  )
}

function EarlierImportLine({ one, locale, words }: { one: EarlierImport; locale: Locale; words: ImportWords }) {
  const number = new Intl.NumberFormat(locale)
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/collections/product-imports/${one.id}`} prefetch={false}>
          {one.filename}
        </Link>
      </th>
      <td>
        <StateWord state={one.state} locale={locale} />
      </td>
      <td data-title={words.rows}>{number.format(one.total)}</td>
      <td data-title={words.created}>{number.format(one.counts.created)}</td>
      <td data-title={words.changed}>{number.format(one.counts.changed)}</td>
      <td data-title={words.bad}>{number.format(one.counts.bad)}</td>
      <td data-title={words.who}>{one.who}</td>
      <td data-title={words.when}>
        <Moment at={one.createdAt} />
      </td>
    </tr>
  )
}
