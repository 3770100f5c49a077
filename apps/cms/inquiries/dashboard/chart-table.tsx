import { TableHead } from '../../desk-parts/table-head.tsx'

interface Props {
  summary: string
  titles: [string, string]
  rows: { key: string; label: string; count: number }[]
}

/** The same figures for whoever cannot or does not want to read a drawing. */
export function ChartTable({ summary, titles, rows }: Props) {
  return (
    <details>
      <summary>{summary}</summary>
      <table>
        <TableHead titles={titles} />
        <tbody>
          {rows.map(({ key, label, count }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
