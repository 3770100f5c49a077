import { countryText } from '../../desk-parts/country-text.ts'
import { Moment } from '../../desk-parts/moment.tsx'
import { Age } from '../answer-time/age.tsx'
import { StatusWord } from '../status-word.tsx'
import type { Shown } from './shown.ts'

export function Head({ detail, locale, words }: Shown) {
  const who = [detail.name || detail.email || detail.form, detail.company, countryText(detail.country, locale)]
  return (
    <header>
      <h2>{who.filter(Boolean).join(', ')}</h2>
      <p className="desk-page__facts">
        <StatusWord status={detail.status} locale={locale} />{' '}
        <Age inquiry={detail} times={detail.times} now={new Date()} locale={locale} />
        <span>
          {words.received} <Moment at={detail.receivedAt} />
        </span>
      </p>
    </header>
  )
}
