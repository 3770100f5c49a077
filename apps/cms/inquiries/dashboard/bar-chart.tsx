import { ChartTable } from './chart-table.tsx'
import type { DashboardWords } from './words.ts'

export interface Bar {
  key: string
  label: string
  count: number
}

interface Props {
  id: string
  title: string
  column: string
  bars: Bar[]
  words: DashboardWords
}

const [width, row, thick] = [360, 40, 8]

/** One bar a line, its word above it: long words in either language have room. */
export function BarChart({ id, title, column, bars, words }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  if (bars.length === 0) return null
  return (
    <figure className="sales-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${bars.length * row}`} role="img" aria-labelledby={`chart-${id}`}>
        <title id={`chart-${id}`}>{`${title}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}`}</title>
        {bars.map(({ key, label, count }, index) => (
          <g key={key} transform={`translate(0 ${index * row})`}>
            <text x="0" y="16">
              {shortened(label)}
            </text>
            <text x={width} y="16" textAnchor="end">
              {count}
            </text>
            <rect className="sales-chart__ground" x="0" y="22" width={width} height={thick} />
            <rect className="sales-chart__bar" x="0" y="22" width={(count / most) * width} height={thick} />
          </g>
        ))}
      </svg>
      <ChartTable summary={words.table} titles={[column, words.count]} rows={bars} />
    </figure>
  )
}

/** A drawing does not break lines; the table has the whole word. */
function shortened(label: string): string {
  return label.length > 42 ? `${label.slice(0, 41)}…` : label
}
