import { isLocale, type Locale, locales } from '@lindero/contract'
import type { Payload } from 'payload'
import { countryText } from '../../desk-parts/country-text.ts'
import { readStatistics, type Statistics } from '../statistics/statistics.ts'
import { weeksUpTo } from '../statistics/weeks.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { WeekChart } from './week-chart.tsx'
import { type DashboardWords, dashboardWords } from './words.ts'

const shownWeeks = 26
const shownBars = 8

interface Props {
  payload: Payload
  locale: Locale
  now: Date
}

/** What came in (G-6). Drawn here; the browser runs nothing for it. */
export async function SalesCharts({ payload, locale, now }: Props) {
  const words = dashboardWords[locale]
  const statistics = await readStatistics(payload, weeksUpTo(now, shownWeeks), now)
  return (
    <section className="desk-part" aria-labelledby="desk-sales">
      <h2 id="desk-sales">{words.title}</h2>
      {statistics.total === 0 ? (
        <p className="desk-calm">{words.none}</p>
      ) : (
        <Charts statistics={statistics} locale={locale} words={words} />
      )}
    </section>
  )
}

function Charts({ statistics, locale, words }: { statistics: Statistics; locale: Locale; words: DashboardWords }) {
  const { byWeek, byCountry, byProduct, byLanguage } = statistics
  const countries = byCountry.map(({ key, count }) => ({ key, label: countryText(key, locale) || words.unknown, count }))
  const products = byProduct.map(({ key, name, count }) => ({ key, label: `${key} ${name}`, count }))
  const languages = byLanguage.map(({ key, count }) => ({ key, label: isLocale(key) ? locales[key].name : key, count }))
  return (
    <div className="sales-charts">
      <WeekChart weeks={byWeek} locale={locale} words={words} />
      <BarChart id="country" title={words.byCountry} column={words.country} bars={first(countries)} words={words} />
      <BarChart id="product" title={words.byProduct} column={words.product} bars={first(products)} words={words} />
      <BarChart id="language" title={words.byLanguage} column={words.language} bars={first(languages)} words={words} />
    </div>
  )
}

function first(bars: Bar[]): Bar[] {
  return bars.slice(0, shownBars)
}
