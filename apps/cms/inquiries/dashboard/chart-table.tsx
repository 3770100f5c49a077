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
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
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
