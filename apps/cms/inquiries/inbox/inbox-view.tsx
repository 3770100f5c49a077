import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { ExportLinks } from '../../desk-parts/export-links.tsx'
import { Pages } from '../../desk-parts/pages.tsx'
import { inboxQuery, readInboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTable } from './inbox-table.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { readInbox } from './read-inbox.ts'
import { inboxWords } from './words.ts'

/** The list of inquiries, as sales people work through it (G-6). Filters stand in the address, so a view can be sent to a colleague. */
export async function InboxView({ i18n, payload, searchParams, user }: ServerProps) {
  if (!user) return null
  const locale = deskLocale(i18n)
  const words = inboxWords[locale]
  const filter = readInboxFilter(searchParams ?? {})
  const inbox = await readInbox(payload, filter, user)
  return (
    <Gutter className="desk-page">
      <SetStepNav nav={[{ label: words.title }]} />
      <header className="desk-page__head">
        <h1>{words.title}</h1>
        <ExportLinks lead={words.export} path="inquiries" query={inboxQuery(filter)} />
      </header>
      <InboxTabs filter={filter} inbox={inbox} locale={locale} words={words} />
      <InboxFilters filter={filter} inbox={inbox} locale={locale} words={words} />
      <InboxTable filter={filter} inbox={inbox} locale={locale} words={words} />
      <Pages
        page={filter.page}
        pages={inbox.pages}
        total={inbox.total}
        found={[words.foundOne, words.found]}
        address={(page) => `/admin/collections/inquiries?${inboxQuery(filter, { page })}`}
        locale={locale}
      />
    </Gutter>
  )
}
