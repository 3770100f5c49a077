import type { Payload, TypedUser } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { readStaff, type StaffMember } from '../../desk-parts/staff.ts'
import { Reader } from '../../feed/publish/reader.ts'
import { type AnswerTimes, lateWhere, readAnswerTimes } from '../answer-time/answer-time.ts'
import { asStoredInquiry, type StoredInquiry } from '../stored-inquiry.ts'
import { type InboxFilter, inboxWhere } from './inbox-filter.ts'

export interface InboxRow extends StoredInquiry {
  assignee: number | null
  firstAnsweredAt: string
}

export interface Inbox {
  rows: InboxRow[]
  total: number
  pages: number
  /** How many there are of each status, whatever the filter. */
  counts: Map<string, number>
  late: number
  countries: string[]
  staff: StaffMember[]
  times: AnswerTimes
}

export const rowsOnPage = 25

export async function readInbox(payload: Payload, filter: InboxFilter, user: TypedUser): Promise<Inbox> {
  const times = await readAnswerTimes(payload)
  const reader = { user: typeof user.id === 'number' ? user.id : null, times }
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: 'inquiries',
    where: inboxWhere(filter, reader),
    sort: '-receivedAt',
    limit: rowsOnPage,
    page: filter.page,
    depth: 0,
    joins: false,
    overrideAccess: false,
    user,
  })
  return {
    rows: docs.map(asRow),
    total: totalDocs,
    pages: totalPages,
    counts: await countStatuses(payload),
    late: (await payload.count({ collection: 'inquiries', where: lateWhere(times) })).totalDocs,
    countries: await readCountries(payload),
    staff: await readStaff(payload),
    times,
  }
}

function asRow(document: Record<string, unknown>): InboxRow {
  const reader = new Reader(document, 'en')
  return {
    ...asStoredInquiry(document),
    assignee: reader.reference('assignee'),
    firstAnsweredAt: reader.text('firstAnsweredAt'),
  }
}

export async function countStatuses(payload: Payload): Promise<Map<string, number>> {
  const database = payload.db as unknown as Database
  const found = await rows(database, sql`select status, count(*) as count from inquiries group by status`)
  return new Map(found.map(({ status, count }) => [String(status), Number(count)]))
}

async function readCountries(payload: Payload): Promise<string[]> {
  const database = payload.db as unknown as Database
  const found = await rows(database, sql`select distinct country from inquiries where country <> ''`)
  return found.map(({ country }) => String(country))
}
