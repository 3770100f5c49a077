import { Link } from '@payloadcms/ui'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
import { Moment } from '../../desk-parts/moment.tsx'
import { labelText } from '../desk-label.ts'
import { GapNames } from './gap-names.tsx'
import type { WorklistRow } from './read-gaps.ts'
import type { Shown } from './shown.ts'

export function WorklistTable(shown: Shown) {
  const { worklist, words } = shown
  if (worklist.rows.length === 0)
    return (
      <p className="desk-empty">
        <strong>{words.empty}</strong> {words.emptyHint}
      </p>
    )
  return (
    <DeskTable titles={[words.document, words.texts, words.changed]} className="words-table">
      {worklist.rows.map((row) => (
        <Line key={`${row.entity.slug} ${row.documentId}`} row={row} {...shown} />
      ))}
    </DeskTable>
  )
}

function Line({ row, filter, locale, words }: Shown & { row: WorklistRow }) {
  const { changedAt, documentId, entity, missing, outdated, title } = row
  const place = entity.isGlobal ? `globals/${entity.slug}` : `collections/${entity.slug}/${documentId}`
  const kind = labelText(entity.label, locale)
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/${place}?locale=${filter.locale}`} prefetch={false}>
          {entity.isGlobal ? kind : title || words.untitled}
        </Link>
        {!entity.isGlobal && <small>{kind}</small>}
      </th>
      <td>
        <GapNames state="missing" gaps={missing} locale={locale} words={words} />
        <GapNames state="outdated" gaps={outdated} locale={locale} words={words} />
      </td>
      <td>
        <Moment at={changedAt} />
      </td>
    </tr>
  )
}
