import type { CompanyAddress } from '@lindero/contract'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './places.module.css'

export function Places({ legalName, addresses }: { legalName: string; addresses: CompanyAddress[] }) {
  const { contact } = useMessages()
  return (
    <aside className={`c4 o9 ${styles.places}`} aria-label={contact.places}>
      {addresses.map((address) => (
        <section key={address.kind}>
          <h2>{address.kind}</h2>
          <address>
            {legalName}
            <br />
            {address.lines}
          </address>
          {address.phone && <Contact href={`tel:${address.phone.replace(/[^\d+]/g, '')}`} text={address.phone} />}
          {address.email && <Contact href={`mailto:${address.email}`} text={address.email} />}
          <Fact name={contact.hours} value={address.hours} />
          <Fact name={contact.directions} value={address.directions} />
        </section>
      ))}
    </aside>
  )
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
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
