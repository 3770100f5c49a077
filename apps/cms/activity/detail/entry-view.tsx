import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Moment } from '../../desk-parts/moment.tsx'
import { ActionWord } from '../action-word.tsx'
import { shownEntry } from '../shown-entry.ts'
import { activityWords } from '../words.ts'
import { EntryChanges } from './entry-changes.tsx'
import { readTitles } from './read-titles.ts'

/** One line of the log with all its fields (G-7). */
export async function EntryView({ doc, i18n, initPageResult, payload }: DocumentViewServerProps) {
  const { user } = initPageResult.req
  if (!user) return null
  const locale = deskLocale(i18n)
  const words = activityWords[locale]
  const entry = shownEntry(payload.config, doc, locale)
  const titles = await readTitles(payload, user, entry.changes, locale)
  return (
    <Gutter className="desk-page activity-entry">
      <SetStepNav nav={[{ label: words.title, url: '/admin/collections/activity' }, { label: entry.title }]} />
      <header>
        <h2>{entry.title}</h2>
        <p className="desk-page__facts">
          <ActionWord action={entry.action} locale={locale} />
          {entry.kind !== entry.title && <span>{entry.kind}</span>}
          {entry.language && <span>{entry.language}</span>}
          <strong>{entry.who}</strong>
          <Moment at={entry.at} />
          {entry.address && (
            <Link href={entry.address} prefetch={false}>
              {words.open}
            </Link>
          )}
        </p>
      </header>
      <EntryChanges changes={entry.changes} locale={locale} titles={titles} words={words} />
    </Gutter>
  )
}
