import { isLocale, type Locale } from '@lindero/contract'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { readInquiries } from '../../access/read-inquiries.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { isRecord } from '../../fields/per-language.ts'
import { asCsv } from '../../spreadsheets/write/as-csv.ts'
import { asXlsx } from '../../spreadsheets/write/as-xlsx.ts'
import { readAnswerTimes } from '../answer-time/answer-time.ts'
import { inboxWhere, readInboxFilter } from '../inbox/inbox-filter.ts'
import { asStoredInquiry } from '../stored-inquiry.ts'
import { columns } from './columns.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: async (table: string[][]) => asCsv(table) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (table: string[][]) => new Uint8Array(await asXlsx(table)),
  },
}

/**
 * The inbox as it is filtered: `GET /api-cms/inquiries/export?format=csv|xlsx` with the inbox's own words (`view`, `q`, …), or
 * with a `where` as in Payload's lists.
 */
export const exportEndpoint: Endpoint = staffEndpoint({ path: '/export', method: 'get', handler: exportInbox }, readInquiries)

async function exportInbox(req: PayloadRequest): Promise<Response> {
  const format = req.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const { type, write } = formats[format]
  return new Response(await write(await readTable(req)), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="inquiries.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

async function readTable(req: PayloadRequest): Promise<string[][]> {
  const locale: Locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const { docs } = await req.payload.find({
    collection: 'inquiries',
    where: await whereOf(req),
    sort: '-receivedAt',
    pagination: false,
    limit: 0,
    depth: 0,
    joins: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const body = docs.map(asStoredInquiry).map((inquiry) => columns.map(({ value }) => value(inquiry, locale)))
  return [columns.map(({ title }) => title[locale]), ...body]
}

async function whereOf(req: PayloadRequest): Promise<Where> {
  const { where } = req.query
  if (isRecord(where)) return where as Where
  const user = typeof req.user?.id === 'number' ? req.user.id : null
  const filter = readInboxFilter(Object.fromEntries(req.searchParams))
  return inboxWhere(filter, { user, times: await readAnswerTimes(req.payload) })
}
