import { countryText } from '../../desk-parts/country-text.ts'
import { Facts } from '../../desk-parts/facts.tsx'
import type { Shown } from './shown.ts'

/** What was filled in, in a form staff made themselves. */
export function Answers({ detail, locale, words }: Shown) {
  if (!detail.form) return null
  const value = ({ type, value: given }: (typeof detail.answers)[number]) => {
    if (type === 'country') return countryText(given, locale)
    if (type === 'consent') return given ? words.yes : words.no
    return given
  }
  return (
    <section className="sales-part">
      <h3>{`${words.answers}: ${detail.form}`}</h3>
      <Facts facts={detail.answers.map((answer) => [answer.label || answer.name, value(answer)])} />
    </section>
  )
}
