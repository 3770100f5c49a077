import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { isAdministrator } from '../../access/roles.ts'
import { rowId } from '../../database/row-id.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Answers } from './answers.tsx'
import { Buyer } from './buyer.tsx'
import { Files } from './files.tsx'
import { Head } from './head.tsx'
import { Lines } from './lines.tsx'
import { NoteForm } from './note-form.tsx'
import { Origin } from './origin.tsx'
import { PrivacyPart } from './privacy-part.tsx'
import { readDetail } from './read-detail.ts'
import { ReplyForm } from './reply-form.tsx'
import { SpamPart } from './spam-part.tsx'
import { Thread } from './thread.tsx'
import { detailWords } from './words.ts'
import { WorkPart } from './work-part.tsx'

/** One inquiry, all of it on one page (G-6). What staff do here is stored press by press; there is nothing to save. */
export async function InquiryView({ doc, i18n, initPageResult, payload }: DocumentViewServerProps) {
  const locale = deskLocale(i18n)
  const { user } = initPageResult.req
  const id = rowId(String(doc.id))
  const detail = id === null ? null : await readDetail(payload, id, locale)
  if (!detail || !user) return null
  const words = detailWords[locale]
  const shown = { detail, locale, words }
  return (
    <Gutter className="desk-page">
      <SetStepNav nav={[{ label: words.inbox, url: '/admin/collections/inquiries' }, { label: detail.reference }]} />
      <Head {...shown} />
      <div className="sales-columns">
        <div>
          {detail.status === 'spam' && <SpamPart {...shown} />}
          {!detail.form && <p className="sales-message">{detail.message}</p>}
          <Lines {...shown} />
          <Answers {...shown} />
          <Files {...shown} />
          <Thread {...shown} />
          <ReplyForm id={detail.id} to={detail.email} />
        </div>
        <aside>
          <WorkPart
            id={detail.id}
            status={detail.status}
            assignee={detail.assignee}
            staff={detail.staff}
            me={Number(user.id)}
          />
          <Buyer {...shown} />
          <NoteForm id={detail.id} />
          <Origin {...shown} />
          <PrivacyPart {...shown} administrator={isAdministrator(user)} />
        </aside>
      </div>
    </Gutter>
  )
}
