import { type OptionData, routes } from '@lindero/contract'
import { Wordmark } from '../../design/wordmark.tsx'
import { fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { PageMeta } from '../page.ts'
import styles from './footer.module.css'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { Languages } from './languages.tsx'

export function Footer({ option, alternates }: { option: OptionData; alternates: PageMeta['alternates'] }) {
  const { locale, messages } = useLanguage()
  const { company, footer, site } = option
  return (
    <footer className={`${styles.foot} on-green`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <a href={routes.home.href(locale)} aria-label={`${site.siteName}, ${messages.core.home}`}>
              <Wordmark large />
            </a>
            {company?.description && <p className="quiet">{company.description}</p>}
          </div>
          <FooterLinks footer={footer} />
        </div>
        <FooterContact option={option} />
        <div className={styles.base}>
          <p>
            {[company?.legalLine || company?.legalName || site.siteName, company?.registration].filter(Boolean).join(' · ')}
          </p>
          {footer.legal.map((item) => (
            <a key={item.href + item.label} href={item.href} rel={item.leaves ? 'noopener' : undefined}>
              {item.label}
            </a>
          ))}
          <Languages alternates={alternates} />
        </div>
        {company?.fictional && <p className={styles.note}>{fill(messages.layout.fictional, { name: company.shortName })}</p>}
      </div>
    </footer>
  )
}
