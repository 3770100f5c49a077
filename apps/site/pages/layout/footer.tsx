import { routes } from '@lindero/contract'
import { Wordmark } from '../../design/wordmark.tsx'
import { fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta } from '../page.ts'
import styles from './footer.module.css'
import { Languages } from './languages.tsx'

export function Footer({ layout, alternates }: { layout: LayoutData; alternates: PageMeta['alternates'] }) {
  const { messages } = useLanguage()
  const { company } = layout
  return (
    <footer className={`${styles.foot} on-green`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark large />
            {company?.description && <p className="quiet">{company.description}</p>}
          </div>
          <CollectionLinks layout={layout} />
          {company && <ContactFacts company={company} />}
        </div>
        <div className={styles.base}>
          <p>
            {layout.fictional && company
              ? fill(messages.layout.fictional, { name: company.shortName })
              : (company?.legalName ?? layout.siteName)}
          </p>
          <Languages alternates={alternates} />
        </div>
      </div>
    </footer>
  )
}

function CollectionLinks({ layout }: { layout: LayoutData }) {
  const { locale, messages } = useLanguage()
  return (
    <nav aria-label={messages.layout.footerNavigation} className={styles.links}>
      <h2>{messages.layout.collection}</h2>
      <ul>
        <li>
          <a href={routes.products.href(locale, { slug: '' })}>{messages.listing.allProducts}</a>
        </li>
        {layout.categories.map((category) => (
          <li key={category.href}>
            <a href={category.href}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactFacts({ company }: { company: NonNullable<LayoutData['company']> }) {
  const { locale, messages } = useLanguage()
  return (
    <div>
      <h2>{messages.layout.contact}</h2>
      <address>
        {company.legalName}
        <span>{company.addressLines}</span>
        {company.phone && <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</a>}
        {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
        <a href={routes.contact.href(locale)}>{messages.core.inquiryNow}</a>
      </address>
    </div>
  )
}
