import type { Company, CompanyAddress } from '@lindero/contract'
import { lazy, Suspense } from 'react'
import { mailHref, telHref } from '../../design/addresses.ts'
import { useNow } from '../../design/use-now.ts'
import { useContactWords } from './contact-words.ts'
import { Copyable } from './copyable.tsx'
import styles from './places.module.css'

const OpenNow = lazy(() => import('./open-now.tsx').then((module) => ({ default: module.OpenNow })))

interface PlaceProps {
  name: string
  address: CompanyAddress
  holidays: Company['holidays']
}

/** One address: where it is, how to reach it, when somebody is there. */
export function Place({ name, address, holidays }: PlaceProps) {
  const contact = useContactWords()
  const now = useNow()
  const { kind, lines, phone, email, hours, directions, openingHours } = address
  const isTimed = openingHours.length > 0 && isZone(address.timeZone)
  return (
    <section>
      <h2>{kind}</h2>
      <Copyable text={`${name}\n${lines}`} name={contact.theAddress}>
        <address>
          {name}
          <br />
          {lines}
        </address>
      </Copyable>
      {phone && <Contact href={telHref(phone)} text={phone} />}
      {email && <Contact href={mailHref(email)} text={email} />}
      {(hours || isTimed) && (
        <>
          <h3>{contact.hours}</h3>
          {hours && <p className="num">{hours}</p>}
        </>
      )}
      {isTimed && (
        <div className={`small num ${styles.live}`}>
          {now && (
            <Suspense fallback={null}>
              <OpenNow address={address} holidays={holidays} now={now} />
            </Suspense>
          )}
        </div>
      )}
      {directions && (
        <>
          <h3>{contact.directions}</h3>
          <p className="quiet">{directions}</p>
        </>
      )}
    </section>
  )
}

export function Contact({ name, href, text }: { name?: string; href: string; text: string }) {
  return (
    <>
      {name && <h3>{name}</h3>}
      <Copyable text={text} name={text}>
        <p>
          <a href={href}>{text}</a>
        </p>
      </Copyable>
    </>
  )
}

/** Staff may have entered a place that this browser does not know. */
function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat(undefined, { timeZone: zone }))
  } catch {
    return false
  }
}
