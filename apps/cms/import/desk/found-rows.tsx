'use client'
import type { ShownRow } from '../endpoints/rows.ts'
import type { RowOutcome } from '../work/import-rows.ts'
import { useRows } from './use-rows.ts'
import type { ImportWords } from './words.ts'

export function FoundRows({ id, outcome, words }: { id: number; outcome: RowOutcome; words: ImportWords }) {
  const { rows, hasMore, more } = useRows(id, outcome)
  return (
    <>
      <ol className="bulk-rows">
        {rows.map((row) => (
          <FoundRow key={row.row} row={row} isNew={outcome === 'new' || outcome === 'created'} words={words} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="desk-button" onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  )
}

function FoundRow({ row, isNew, words }: { row: ShownRow; isNew: boolean; words: ImportWords }) {
  const name = row.styleNo || '–'
  return (
    <li className="bulk-row">
      <div className="bulk-row__which">
        {row.productId === null ? <strong>{name}</strong> : <a href={`/admin/collections/products/${row.productId}`}>{name}</a>}
        <small>{`${words.row} ${row.row}`}</small>
      </div>
      <dl>
        {row.reasons.map(({ label, text }) => (
          <div key={label + text} className="bulk-reason">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {row.changes.map((change) => (
          <div key={change.column}>
            <dt>{change.label}</dt>
            <dd>
              {!isNew && <del>{change.before || words.empty}</del>}
              {!isNew && <span aria-hidden="true"> → </span>}
              <ins>{change.after || words.empty}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
