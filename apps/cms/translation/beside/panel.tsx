'use client'
import { type Locale, localeCodes } from '@lindero/contract'
import { Link, toast, useTranslation } from '@payloadcms/ui'
import { Badge } from '../../desk-parts/badge.tsx'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { languageNames, languageTitle } from '../language-names.ts'
import { stateTones } from '../state-tones.ts'
import { useFill } from './use-fill.ts'
import { useFormLocale, usePlace, useTexts } from './use-texts.ts'
import { besideWords } from './words.ts'

/** Beside the form: how far the document is in each language, and the way to write it there. */
export function Panel() {
  const desk = deskLocale(useTranslation().i18n)
  const locale = useFormLocale()
  const words = besideWords[desk]
  if (!usePlace(locale)) return null
  return (
    <section className="field-type words-panel">
      <h3>{words.title}</h3>
      <ul>
        {localeCodes.map((code) => (
          <Language key={code} code={code} desk={desk} isOpen={code === locale} />
        ))}
      </ul>
      <CopyMissing desk={desk} locale={locale} />
      <p>
        <Link href="/admin/translations" prefetch={false}>
          {words.worklist}
        </Link>
      </p>
    </section>
  )
}

function Language({ code, desk, isOpen }: { code: Locale; desk: Locale; isOpen: boolean }) {
  const words = besideWords[desk]
  const texts = useTexts(code)
  if (!texts) return null
  const count = (state: string) => texts.filter((text) => text.state === state).length
  const [missing, outdated] = [count('missing'), count('outdated')]
  const name = languageTitle(code, desk)
  return (
    <li>
      {isOpen ? <strong>{name}</strong> : <Link href={`?locale=${code}`}>{name}</Link>}
      <Badge tone={stateTones[missing ? 'missing' : outdated ? 'outdated' : 'done']}>
        {[missing && `${missing} ${words.missingCount}`, outdated && `${outdated} ${words.outdatedCount}`]
          .filter(Boolean)
          .join(' · ') || words.complete}
      </Badge>
    </li>
  )
}

function CopyMissing({ desk, locale }: { desk: Locale; locale: Locale }) {
  const words = besideWords[desk]
  const missing = (useTexts(locale) ?? []).filter(({ state }) => state === 'missing')
  const { fillEmpty } = useFill()
  const from = missing[0]?.from
  if (!from) return null
  const press = () => {
    if (fillEmpty(missing) > 0) toast.success(words.copied)
  }
  return (
    <button type="button" className="desk-button" onClick={press}>
      {`${words.copyMissing} ${languageNames[from][desk]}`}
    </button>
  )
}
