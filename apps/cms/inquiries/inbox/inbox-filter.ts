import { isLocale } from '@lindero/contract'
import type { Where } from 'payload'
import { type AnswerTimes, lateWhere } from '../answer-time/answer-time.ts'
import { type InquiryStatus, inquiryStatuses } from '../statuses.ts'

/** What the inbox shows. Spam is out of sight until it is asked for. */
export interface InboxFilter {
  view: 'all' | 'late' | InquiryStatus
  /** `me`, `none`, or the number of a member of staff; empty for all. */
  assignee: string
  country: string
  language: string
  search: string
  page: number
}

type Given = Record<string, string | string[] | undefined>

export function readInboxFilter(given: Given): InboxFilter {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const view = text('view')
  return {
    view: view === 'late' || isStatus(view) ? view : 'all',
    assignee: /^(me|none|\d{1,9})$/.test(text('assignee')) ? text('assignee') : '',
    country: text('country').slice(0, 60),
    language: isLocale(text('language')) ? text('language') : '',
    search: text('q').slice(0, 200),
    page: Math.max(1, Math.trunc(Number(text('p'))) || 1),
  }
}

/** The address of the inbox, or of its export, with some of the filter changed. A changed filter begins at its first page. */
export function inboxQuery(filter: InboxFilter, change: Partial<InboxFilter> = {}): string {
  const { view, assignee, country, language, search, page } = { ...filter, page: 1, ...change }
  const all = { view: view === 'all' ? '' : view, assignee, country, language, q: search, p: page === 1 ? '' : String(page) }
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString()
}

export interface Reader {
  user: number | null
  times: AnswerTimes
}

export function inboxWhere(filter: InboxFilter, reader: Reader): Where {
  const { country, language, search } = filter
  return {
    and: [
      viewWhere(filter, reader),
      ...assigneeWhere(filter, reader),
      ...(country ? [{ country: { equals: country } }] : []),
      ...(language ? [{ locale: { equals: language } }] : []),
      ...(search ? [{ or: searched.map((field) => ({ [field]: { contains: search } })) }] : []),
    ],
  }
}

const searched = ['reference', 'name', 'email', 'company', 'phone', 'message', 'lines.styleNo', 'lines.name']

function viewWhere({ view }: InboxFilter, { times }: Reader): Where {
  if (view === 'late') return lateWhere(times)
  return { status: view === 'all' ? { not_equals: 'spam' } : { equals: view } }
}

function assigneeWhere({ assignee }: InboxFilter, { user }: Reader): Where[] {
  if (assignee === '') return []
  if (assignee === 'none') return [{ assignee: { exists: false } }]
  return [{ assignee: { equals: assignee === 'me' ? user : Number(assignee) } }]
}

function isStatus(value: string): value is InquiryStatus {
  return Object.hasOwn(inquiryStatuses, value)
}
