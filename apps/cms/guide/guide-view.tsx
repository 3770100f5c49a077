import type { AdminViewServerProps } from 'payload'
import { readGuide as mayRead } from '../access/read-guide.ts'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { DeskPage } from '../desk-parts/desk-page.tsx'
import { guardView } from '../desk-parts/guard-view.ts'
import { GuideText } from './guide-text.tsx'
import { readGuide } from './read-guide.ts'

/** How the desk is used, for whoever works here: the guide from the documents, in the language of the desk. */
export async function GuideView(view: AdminViewServerProps) {
  await guardView(view, mayRead, '/admin/guide')
  const locale = deskLocale(view.initPageResult.req.i18n)
  const { title, parts } = await readGuide(locale)
  return (
    <DeskPage view={view} title={title} className="guide">
      <article>
        <GuideText parts={parts} />
      </article>
    </DeskPage>
  )
}
