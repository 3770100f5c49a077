import { isLocale, type Locale, locales } from '@lindero/contract'
import type { ServerProps } from 'payload'
import { countryText } from '../../desk-parts/country-text.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { readStatistics, type Statistics } from '../statistics/statistics.ts'
import { weeksUpTo } from '../statistics/weeks.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { ToDoList } from './to-do-list.tsx'
import { WeekChart } from './week-chart.tsx'
import { type DashboardWords, dashboardWords } from './words.ts'

const shownWeeks = 26
const shownBars = 8

/** Above the desk's own start page: what waits, and what came in (G-6). Drawn here; the browser runs nothing for it. */
export async function SalesDashboard({ i18n, payload, permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.inquiries?.read) return null
  const locale = deskLocale(i18n)
  const words = dashboardWords[locale]
  const now = new Date()
  const statistics = await readStatistics(payload, weeksUpTo(now, shownWeeks), now)
  return (
    <section className="sales-dashboard">
      <h2>{words.title}</h2>
      <ToDoList payload={payload} user={user} words={words} />
      {statistics.total === 0 ? <p>{words.none}</p> : <Charts statistics={statistics} locale={locale} words={words} />}
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
