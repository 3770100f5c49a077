import styles from './spec-table.module.css'

export interface SpecRow {
  name: string
  value: string
  /** The same in other units. */
  also?: string
}

export function SpecTable({ caption, rows, hideCaption = false }: { caption: string; rows: SpecRow[]; hideCaption?: boolean }) {
  if (rows.length === 0) return null
  return (
    <table className={styles.spec}>
      <caption className={hideCaption ? 'vh' : undefined}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              {row.value}
              {row.also && <small>{` (${row.also})`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
