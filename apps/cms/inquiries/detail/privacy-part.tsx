import { locales } from '@lindero/contract'
import { Facts } from '../../desk-parts/facts.tsx'
import { addMonths } from '../../privacy/months.ts'
import { PersonActions } from '../../privacy/person-actions.tsx'
import type { Shown } from './shown.ts'

/** How long it is kept, and for administrators what a person may ask for. */
export function PrivacyPart({ detail, locale, words, administrator }: Shown & { administrator: boolean }) {
  const { consent, email, receivedAt, retentionMonths } = detail
  return (
    <section className="sales-part">
      <h3>{words.privacy}</h3>
      <Facts
        facts={[
          [words.consent, consent ? words.yes : words.no],
          retentionMonths === 0
            ? [words.keptForEver, words.yes]
            : [words.keptUntil, dayAfter(receivedAt, retentionMonths, locales[locale].tag)],
        ]}
      />
      {administrator && email && <PersonActions email={email} />}
    </section>
  )
}

function dayAfter(receivedAt: string, months: number, tag: string): string {
  return addMonths(new Date(receivedAt), months).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' })
}
