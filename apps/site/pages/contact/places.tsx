import { mailHref, telHref } from '../../design/addresses.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { useOption } from '../option-context.tsx'
import styles from './places.module.css'

/** Where the house is and how to speak to it. */
export function Places() {
  const { contact } = useMessages()
  const { company } = useOption()
  if (!company) return null
  return (
    <aside className={`c4 o9 ${styles.places}`} aria-label={contact.places}>
      {company.addresses.map((address) => (
        <section key={address.kind + address.lines}>
          <h2>{address.kind}</h2>
          <address>
            {company.legalName}
            <br />
            {address.lines}
          </address>
          {address.phone && <Contact href={telHref(address.phone)} text={address.phone} />}
          {address.email && <Contact href={mailHref(address.email)} text={address.email} />}
          <Fact name={contact.hours} value={address.hours} />
          <Fact name={contact.directions} value={address.directions} />
        </section>
      ))}
      {company.phones.length + company.emails.length > 0 && (
        <section>
          <h2>{contact.speak}</h2>
          {company.phones.map(({ label, number }) => (
            <Contact key={label + number} name={label} href={telHref(number)} text={number} />
          ))}
          {company.emails.map(({ label, address }) => (
            <Contact key={label + address} name={label} href={mailHref(address)} text={address} />
          ))}
        </section>
      )}
    </aside>
  )
}

function Contact({ name, href, text }: { name?: string; href: string; text: string }) {
  return (
    <>
      {name && <h3>{name}</h3>}
      <p>
        <a href={href}>{text}</a>
      </p>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null
  return (
    <>
      <h3>{name}</h3>
      <p className="quiet num">{value}</p>
    </>
  )
}
