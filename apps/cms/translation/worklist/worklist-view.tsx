import type { AdminViewServerProps } from 'payload'
import { readContent } from '../../access/read-content.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { DeskPage } from '../../desk-parts/desk-page.tsx'
import { guardView } from '../../desk-parts/guard-view.ts'
import { Pages } from '../../desk-parts/pages.tsx'
import { Languages } from './languages.tsx'
import { Progress } from './progress.tsx'
import { readWorklist } from './read-worklist.ts'
import { States } from './states.tsx'
import { worklistWords } from './words.ts'
import { readWorklistFilter, worklistAddress } from './worklist-filter.ts'
import { WorklistTable } from './worklist-table.tsx'

/** What is not translated, and what changed since it was (G-3). Filters stand in the address. */
export async function WorklistView(view: AdminViewServerProps) {
  await guardView(view, readContent, '/admin/translations')
  const locale = deskLocale(view.i18n)
  const words = worklistWords[locale]
  const filter = readWorklistFilter(view.searchParams ?? {})
  const worklist = await readWorklist(view.payload, filter)
  const shown = { filter, worklist, locale, words }
  const total = worklist.counts[filter.state || 'all']
  return (
    <DeskPage view={view} title={words.title} className="desk-page">
      <header className="desk-page__head">
        <h1>{words.title}</h1>
        <Languages {...shown} />
      </header>
      <Progress {...shown} />
      <States {...shown} />
      <WorklistTable {...shown} />
      {total > 0 && (
        <Pages
          page={filter.page}
          pages={worklist.pages}
          total={total}
          found={[words.foundOne, words.found]}
          address={(page) => worklistAddress(filter, { page })}
          locale={locale}
        />
      )}
    </DeskPage>
  )
}
