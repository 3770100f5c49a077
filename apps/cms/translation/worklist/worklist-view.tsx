import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { readContent } from '../../access/read-content.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Languages } from './languages.tsx'
import { Progress } from './progress.tsx'
import { readWorklist } from './read-worklist.ts'
import { States } from './states.tsx'
import { worklistWords } from './words.ts'
import { readWorklistFilter } from './worklist-filter.ts'
import { WorklistPages } from './worklist-pages.tsx'
import { WorklistTable } from './worklist-table.tsx'

/** What is not translated, and what changed since it was (G-3). Filters stand in the address. */
export async function WorklistView({ i18n, initPageResult, params, payload, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  // The desk asks nobody to sign in before a view of our own.
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Ftranslations')
  if ((await readContent({ req })) !== true) redirect('/admin')
  const locale = deskLocale(i18n)
  const words = worklistWords[locale]
  const filter = readWorklistFilter(searchParams ?? {})
  const worklist = await readWorklist(payload, filter)
  const shown = { filter, worklist, locale, words }
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="words-list">
        <SetStepNav nav={[{ label: words.title }]} />
        <header className="words-list__head">
          <h1>{words.title}</h1>
          <Languages {...shown} />
        </header>
        <Progress {...shown} />
        <States {...shown} />
        <WorklistTable {...shown} />
        <WorklistPages {...shown} />
      </Gutter>
    </DefaultTemplate>
  )
}
