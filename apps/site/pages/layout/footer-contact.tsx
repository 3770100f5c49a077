import { type OptionData, routes } from '@lindero/contract'
import { mailHref, telHref } from '../../design/addresses.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'

/** How to reach the house, and where else it shows itself. */
export function FooterContact({ option: { company, footer } }: { option: OptionData }) {
  const { locale, messages } = useLanguage()
  const [address] = company?.addresses ?? []
  const phone = company?.phones[0]?.number || address?.phone
  const email = company?.emails[0]?.address || address?.email
  return (
    <div>
      {footer.contact.title && <h2>{footer.contact.title}</h2>}
      {footer.contact.text && <p className="quiet">{footer.contact.text}</p>}
      <address>
        {company && <span>{company.legalName}</span>}
        {address && <span>{address.lines}</span>}
        {phone && <a href={telHref(phone)}>{phone}</a>}
        {email && <a href={mailHref(email)}>{email}</a>}
        {company?.social.map((link) => (
          <a key={link.href} href={link.href} rel="noopener">
            {link.label}
          </a>
        ))}
        <a href={routes.contact.href(locale)}>{messages.core.inquiryNow}</a>
      </address>
    </div>
  )
}
