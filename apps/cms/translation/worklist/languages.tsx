import { localeCodes } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import { languageNames } from '../language-names.ts'
import type { Shown } from './shown.ts'
import { worklistAddress } from './worklist-filter.ts'

/** Which language is written; a choice only where more than one has something to do. */
export function Languages({ filter, worklist, locale, words }: Shown) {
  const offered = localeCodes.filter((code) => code === filter.locale || worklist.languages.includes(code))
  const name = (code: (typeof offered)[number]) => `${words.into} ${languageNames[code][locale]}`
  if (offered.length < 2) return <p className="words-languages">{name(filter.locale)}</p>
  return (
    <nav className="words-languages" aria-label={words.languages}>
      {offered.map((code) => (
        <Link
          key={code}
          href={worklistAddress(filter, { locale: code, kind: '', state: '' })}
          prefetch={false}
          aria-current={code === filter.locale ? 'page' : undefined}
        >
          {name(code)}
        </Link>
      ))}
    </nav>
  )
}
