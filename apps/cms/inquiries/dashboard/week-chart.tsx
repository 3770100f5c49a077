import { type Locale, locales } from '@lindero/contract'
import type { Counted } from '../statistics/statistics.ts'
import { ChartTable } from './chart-table.tsx'
import type { DashboardWords } from './words.ts'

const [width, height, foot, head] = [1000, 190, 22, 16]

export function WeekChart({ weeks, locale, words }: { weeks: Counted[]; locale: Locale; words: DashboardWords }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const step = width / weeks.length
  const day = (key: string) =>
    new Date(key).toLocaleDateString(locales[locale].tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const rows = weeks.map(({ key, count }) => ({ key, label: day(key), count }))
  return (
    <figure className="sales-chart sales-chart--wide">
      <figcaption>
        {words.byWeek} <small>{words.span}</small>
      </figcaption>
      <div className="sales-chart__scroll">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="chart-week">
          <title id="chart-week">{`${words.byWeek}: ${rows.map(({ label, count }) => `${label} ${count}`).join(', ')}`}</title>
          <line className="sales-chart__line" x1="0" x2={width} y1={height - foot} y2={height - foot} />
          {rows.map(({ key, label, count }, index) => {
            const tall = (count / most) * (height - foot - head)
            return (
              <g key={key} transform={`translate(${index * step} 0)`}>
                <rect className="sales-chart__bar" x="3" width={step - 6} y={height - foot - tall} height={tall} />
                {count > 0 && (
                  <text className="sales-chart__figure" x={step / 2} y={height - foot - tall - 5} textAnchor="middle">
                    {count}
                  </text>
                )}
                {index % 4 === 0 && (
                  <text x="3" y={height - 6}>
                    {label}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <ChartTable summary={words.table} titles={[words.week, words.count]} rows={rows} />
    </figure>
  )
}
