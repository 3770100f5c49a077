import { locales } from '@lindero/contract'
import { countryText } from '../../desk-parts/country-text.ts'
import { Facts } from '../../desk-parts/facts.tsx'
import { contactWords } from '../../mail/compose/field-words.ts'
import { isMailAddress } from '../../mail/mail-address.ts'
import { localTime } from './local-time.ts'
import type { Shown } from './shown.ts'

export function Buyer({ detail, locale, words }: Shown) {
  const { name, email, phone, company, role, country, preferredContact, wantedDate } = detail
  const contacts: Record<string, string> = contactWords[locale]
  return (
    <section className="sales-part">
      <h3>{words.buyer}</h3>
      {name && <p className="sales-buyer">{name}</p>}
      <Facts
        facts={[
          [
            words.email,
            isMailAddress(email) ? (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ) : (
              email
            ),
          ],
          [
            words.phone,
            phone ? (
              <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            ) : (
              ''
            ),
          ],
          [words.company, company],
          [words.role, role],
          [words.country, countryText(country, locale)],
          [words.localTime, localTime(country, new Date(), locale)],
          [words.language, locales[detail.locale].name],
          [words.preferredContact, contacts[preferredContact] ?? preferredContact],
          [words.wantedDate, dayText(wantedDate, locales[locale].tag)],
        ]}
      />
    </section>
  )
}

function dayText(day: string, tag: string): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? day : new Date(time).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' })
}
