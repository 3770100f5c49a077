import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Pages } from '../../desk-parts/pages.tsx'
import { activityWords } from '../words.ts'
import { activityQuery, readActivityFilter } from './activity-filter.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityTable } from './activity-table.tsx'
import { readActivityPage } from './read-activity-page.ts'

/** Who changed what, newest first (G-7). Filters stand in the address, so a view can be sent to a colleague. */
export async function ActivityView({ i18n, payload, searchParams, user }: ServerProps) {
  if (!user) return null
  const locale = deskLocale(i18n)
  const words = activityWords[locale]
  const filter = readActivityFilter(searchParams ?? {})
  const page = await readActivityPage(payload, filter, user, locale)
  return (
    <Gutter className="desk-page">
      <SetStepNav nav={[{ label: words.title }]} />
      <header className="desk-page__head">
        <h1>{words.title}</h1>
      </header>
      <ActivityFilters config={payload.config} filter={filter} page={page} locale={locale} words={words} />
      <ActivityTable entries={page.entries} filter={filter} locale={locale} words={words} />
      <Pages
        page={filter.page}
        pages={page.pages}
        total={page.total}
        found={[words.foundOne, words.found]}
        address={(number) => `/admin/collections/activity?${activityQuery({ ...filter, page: number })}`}
        locale={locale}
      />
    </Gutter>
  )
}
