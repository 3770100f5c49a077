import { localeCodes, locales, routes } from '@lindero/contract'
import { useLanguage } from '../../i18n/messages-context.tsx'
import type { PageMeta } from '../page.ts'
import styles from './languages.module.css'

type Alternates = PageMeta['alternates']

/** Every language by name, the current one marked. A page not published there leads to that language's home. */
export function Languages({ alternates }: { alternates: Alternates }) {
  const { locale, messages } = useLanguage()
  return (
    <nav className={styles.languages} aria-label={messages.layout.language}>
      {localeCodes.map((code) => (
        <a
          key={code}
          href={alternates[code] ?? routes.home.href(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === locale ? 'true' : undefined}
        >
          {locales[code].name}
        </a>
      ))}
    </nav>
  )
}

/** The other languages by their code, for the narrow room of the header. */
export function OtherLanguages({ alternates, className }: { alternates: Alternates; className: string | undefined }) {
  const { locale } = useLanguage()
  return localeCodes
    .filter((code) => code !== locale)
    .map((code) => (
      <a
        key={code}
        className={className}
        href={alternates[code] ?? routes.home.href(code)}
        lang={code}
        hrefLang={code}
        aria-label={`${code.toUpperCase()}, ${locales[code].name}`}
      >
        {code.toUpperCase()}
      </a>
    ))
}
