'use client'
import { useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import type { Problems } from '../problems.ts'
import type { ImportWords } from './words.ts'

/** What is to be said about the file as a whole. */
export function FileProblems({ problems, words }: { problems: Problems; words: ImportWords }) {
  const { i18n } = useTranslation()
  const locale = deskLocale(i18n)
  const lists = [
    [words.unknown, problems.unknown],
    [words.twice, problems.twice],
    [words.shownOnly, problems.shownOnly],
  ] as const
  return (
    <>
      {problems.fatal && (
        <p role="alert" className="desk-notice tone-bad">
          {problems.fatal[locale]}
        </p>
      )}
      {lists.map(([lead, names]) => names.length > 0 && <Columns key={lead} lead={lead} names={names} />)}
      {problems.notes.map((note) => (
        <p key={note.en} className="bulk-note">
          {note[locale]}
        </p>
      ))}
    </>
  )
}

function Columns({ lead, names }: { lead: string; names: readonly string[] }) {
  return (
    <p className="bulk-note">
      {lead}{' '}
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  )
}
