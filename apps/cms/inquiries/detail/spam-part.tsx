import { isOf } from '@lindero/contract'
import { reasonWords } from '../fields/origin.ts'
import { NotSpam } from './not-spam.tsx'
import type { Shown } from './shown.ts'

/** Why it was taken for spam, and the way out of it. */
export function SpamPart({ detail, locale, words }: Shown) {
  const reasons = detail.spamReasons.map((reason) => (isOf(reasonWords, reason) ? reasonWords[reason][locale] : reason))
  return (
    <section className="sales-spam desk-notice tone-bad">
      <h3>{words.spam}</h3>
      <p>{`${words.score}: ${detail.spamScore}`}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <NotSpam id={detail.id} />
    </section>
  )
}
