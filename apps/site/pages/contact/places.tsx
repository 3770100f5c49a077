import { mailHref, telHref } from '../../design/addresses.ts'
import { useNow } from '../../design/use-now.ts'
import { useOption } from '../option-context.tsx'
import { useContactWords } from './contact-words.ts'
import type { HolidayData } from './load.ts'
import { Contact, Place } from './place.tsx'
import styles from './places.module.css'

/** Where the house is and how to speak to it. */
export function Places({ holidays }: { holidays: HolidayData[] }) {
  const contact = useContactWords()
  const { company } = useOption()
  if (!company) return null
  const { legalName, addresses } = company
  // What stands with an address already is not said again.
  const phones = company.phones.filter(({ number }) => !addresses.some(({ phone }) => phone === number))
  const emails = company.emails.filter(({ address }) => !addresses.some(({ email }) => email === address))
  return (
    <aside className={`c4 o9 ${styles.places}`} aria-label={contact.places}>
      {addresses.map((address, index) => (
        // The holidays are those of the house, which is the first address.
        <Place
          key={address.kind + address.lines}
          name={legalName}
          address={address}
          holidays={index === 0 ? company.holidays : []}
        />
      ))}
      <Holidays holidays={holidays} />
      {phones.length + emails.length > 0 && (
        <section>
          <h2>{contact.speak}</h2>
          {phones.map(({ label, number }) => (
            <Contact key={label + number} name={label} href={telHref(number)} text={number} />
          ))}
          {emails.map(({ label, address }) => (
            <Contact key={label + address} name={label} href={mailHref(address)} text={address} />
          ))}
        </section>
      )}
    </aside>
  )
}

/** The days on which nobody is there; those gone by leave once the browser knows what day it is. */
function Holidays({ holidays }: { holidays: HolidayData[] }) {
  const contact = useContactWords()
  const today = useNow()?.toISOString().slice(0, 10) ?? ''
  const coming = holidays.filter(({ until }) => until >= today)
  if (coming.length === 0) return null
  return (
    <section>
      <h2>{contact.holidays}</h2>
      <dl className={`small ${styles.holidays}`}>
        {coming.map(({ name, from, dates }) => (
          <div key={from}>
            <dt>{name}</dt>
            <dd>{dates}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
