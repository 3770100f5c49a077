import { type Company, type OptionData, routes } from '@lindero/contract'
import { mailHref, telHref } from '../../design/addresses.ts'
import { ButtonLink } from '../../design/links.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './footer.module.css'

/** Where the house is, how to reach it, and where else it shows itself. */
export function FooterContact({ option: { company, footer } }: { option: OptionData }) {
  const { locale, messages } = useLanguage()
  const { title, text } = footer.contact
  return (
    <div className={styles.contact}>
      <div>
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
        <ButtonLink href={routes.contact.href(locale)}>{messages.core.inquiryNow}</ButtonLink>
      </div>
      {company &&
        placesOf(company).map((address) => (
          <div key={address.kind + address.lines}>
            <h2>{address.kind}</h2>
            <address>
              {address.lines && <span>{address.lines}</span>}
              {address.phone && <a href={telHref(address.phone)}>{address.phone}</a>}
              {address.email && <a href={mailHref(address.email)}>{address.email}</a>}
            </address>
          </div>
        ))}
      {company && company.social.length > 0 && (
        <div>
          <h2>{messages.layout.elsewhere}</h2>
          <ul>
            {company.social.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="noopener">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A house that gave no address yet still has a name, a number and a mailbox. */
function placesOf({ addresses, legalName, phones, emails }: Company) {
  if (addresses.length > 0) return addresses
  return [{ kind: legalName, lines: '', phone: phones[0]?.number ?? '', email: emails[0]?.address ?? '' }]
}
