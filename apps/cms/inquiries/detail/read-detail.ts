import type { Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { readStaff, type StaffMember } from '../../desk-parts/staff.ts'
import { Reader } from '../../feed/publish/reader.ts'
import { usualMonths } from '../../privacy/retention.ts'
import { type AnswerTimes, readAnswerTimes } from '../answer-time/answer-time.ts'
import { asStoredInquiry, type StoredInquiry } from '../stored-inquiry.ts'
import { type LineProduct, readLineProducts } from './line-products.ts'
import { readMails, type ThreadMail } from './thread-mails.ts'

export interface Detail extends Omit<StoredInquiry, 'files'> {
  assignee: number | null
  firstAnsweredAt: string
  consent: boolean
  spamScore: number
  spamReasons: string[]
  senderAddress: string
  senderAgent: string
  notes: { text: string; author: number | null; at: string }[]
  history: { at: string; by: string; field: string; before: string; after: string }[]
  files: { id: number; name: string; type: string; size: number }[]
  mails: ThreadMail[]
  products: Map<number, LineProduct>
  staff: StaffMember[]
  times: AnswerTimes
  /** Months it is kept; 0 for ever. */
  retentionMonths: number
}

/** All there is to know about one inquiry; null when it is gone. */
export async function readDetail(payload: Payload, id: number, locale: Locale): Promise<Detail | null> {
  const document = await payload.findByID({ collection: 'inquiries', id, depth: 0, joins: false, disableErrors: true })
  if (!document) return null
  const stored = asStoredInquiry(document)
  const { retentionMonths } = await payload.findGlobal({ slug: 'privacy', depth: 0 })
  return {
    ...stored,
    ...workOf(new Reader(document, locale)),
    files: await readFiles(payload, id),
    mails: await readMails(payload, id),
    products: await readLineProducts(payload, stored.lines, locale),
    staff: await readStaff(payload),
    times: await readAnswerTimes(payload),
    retentionMonths: typeof retentionMonths === 'number' ? retentionMonths : usualMonths,
  }
}

function workOf(reader: Reader) {
  return {
    assignee: reader.reference('assignee'),
    firstAnsweredAt: reader.text('firstAnsweredAt'),
    consent: reader.boolean('consent'),
    spamScore: reader.number('spamScore') ?? 0,
    spamReasons: reader.texts('spamReasons'),
    senderAddress: reader.text('senderAddress'),
    senderAgent: reader.text('senderAgent'),
    notes: reader.rows('notes').map((row) => ({ text: row.text('text'), author: row.reference('author'), at: row.text('at') })),
    history: reader.rows('history').map((row) => ({
      at: row.text('at'),
      by: row.text('by'),
      field: row.text('field'),
      before: row.text('before'),
      after: row.text('after'),
    })),
  }
}

async function readFiles(payload: Payload, id: number): Promise<Detail['files']> {
  const where = { inquiry: { equals: id } }
  const { docs } = await payload.find({ collection: 'inquiry-files', where, pagination: false, sort: 'id', depth: 0 })
  return docs.map((file) => ({
    id: Number(file.id),
    name: String(file.name),
    type: String(file.type),
    size: Number(file.size ?? 0),
  }))
}
