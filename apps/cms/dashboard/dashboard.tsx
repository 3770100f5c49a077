import { Gutter } from '@payloadcms/ui'
import type { SanitizedPermissions, ServerProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { SalesCharts } from '../inquiries/dashboard/sales-charts.tsx'
import { CataloguePlot } from './catalogue-plot.tsx'
import { Greeting } from './greeting.tsx'
import { readCatalogue } from './read-catalogue.ts'
import { readRecent } from './read-recent.ts'
import { RecentChanges } from './recent-changes.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TaskList } from './task-list.tsx'
import { readTasks } from './tasks/read-tasks.ts'

type Props = ServerProps & { permissions: SanitizedPermissions }

/** The desk's start page: each member of the staff sees what is theirs to do and to know. */
export async function Dashboard({ i18n, payload, permissions, user }: Props) {
  if (!user) return null
  const locale = deskLocale(i18n)
  const now = new Date()
  const sees = (collection: string) => permissions.collections?.[collection]?.read === true
  const [tasks, families, changes] = await Promise.all([
    readTasks(payload, user, permissions, now),
    sees('products') ? readCatalogue(payload) : null,
    // Editors see a part of it, which is a rule and not a plain yes.
    permissions.collections?.activity?.read ? readRecent(payload, user, locale) : null,
  ])
  return (
    <Gutter className="desk-start">
      <Greeting user={user} locale={locale} now={now} />
      <Shortcuts permissions={permissions} locale={locale} />
      <TaskList tasks={tasks} locale={locale} />
      <div className="desk-start__columns">
        {families && <CataloguePlot families={families} locale={locale} />}
        {changes && <RecentChanges changes={changes} locale={locale} now={now} />}
      </div>
      {sees('inquiries') && <SalesCharts payload={payload} locale={locale} now={now} />}
    </Gutter>
  )
}
