'use client'
import { ConfirmationModal, useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import type { DocumentText } from '../beside/document-text.ts'
import { languageTitle } from '../language-names.ts'
import type { LanguageGaps } from './use-gaps.ts'
import { type GapsQuestion, gapsQuestions, type PublishWords, publishWords } from './words.ts'

interface Props {
  about: GapsQuestion
  slug: string
  found: LanguageGaps[]
  onConfirm: () => Promise<void>
}

const mostNamed = 8

/** Names the texts, so that one can decide (G-3). */
export function GapsDialog({ about, slug, found, onConfirm }: Props) {
  const desk = deskLocale(useTranslation().i18n)
  const words = publishWords[desk]
  const question = gapsQuestions[about][desk]
  const isKnown = found.every(({ gaps }) => gaps !== null)
  return (
    <ConfirmationModal
      modalSlug={slug}
      className="words-dialog"
      heading={isKnown ? question.heading : question.headingUnchecked}
      confirmLabel={question.confirm}
      cancelLabel={words.back}
      onConfirm={onConfirm}
      body={
        <>
          {found.map((one) => (
            <Gaps key={one.locale} found={one} title={languageTitle(one.locale, desk)} words={words} />
          ))}
          <p>{words.note}</p>
        </>
      }
    />
  )
}

function Gaps({ found: { gaps }, title, words }: { found: LanguageGaps; title: string; words: PublishWords }) {
  return (
    <section>
      <h3>{title}</h3>
      {gaps === null ? <p>{words.unchecked}</p> : <GapNames gaps={gaps} words={words} />}
    </section>
  )
}

function GapNames({ gaps, words }: { gaps: DocumentText[]; words: PublishWords }) {
  return (
    <ul>
      {gaps.slice(0, mostNamed).map(({ label, path, state }) => (
        <li key={path}>
          {label} <small>{state === 'outdated' ? words.outdated : words.missing}</small>
        </li>
      ))}
      {gaps.length > mostNamed && <li>{`+ ${gaps.length - mostNamed} ${words.more}`}</li>}
    </ul>
  )
}
