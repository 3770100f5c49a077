import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import { NotFound, type PayloadRequest } from 'payload'
import { Reader } from '../feed/publish/reader.ts'
import { type InquiryStatus, inquiryStatuses } from './statuses.ts'

export interface StoredLine {
  product: number | null
  styleNo: string
  name: string
  colours: { colour: string; quantity: number }[]
  logoMethod: string
  note: string
}

/** An inquiry as the desk keeps it, in plain types. */
export interface StoredInquiry {
  id: number
  reference: string
  status: InquiryStatus
  receivedAt: string
  locale: Locale
  page: string
  /** Name of the form staff made; empty for the house's own. */
  form: string
  name: string
  email: string
  phone: string
  country: string
  company: string
  role: string
  preferredContact: string
  wantedDate: string
  message: string
  lines: StoredLine[]
  answers: { name: string; label: string; type: string; value: string }[]
  files: { name: string; type: string; size: number }[]
}

export async function readStoredInquiry(req: PayloadRequest, id: number): Promise<StoredInquiry> {
  const { payload } = req
  const doc = await payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true, joins: false, req })
  if (!doc) throw new NotFound(req.t)
  const { docs: files } = await payload.find({
    collection: 'inquiry-files',
    where: { inquiry: { equals: id } },
    pagination: false,
    sort: 'id',
    depth: 0,
    req,
  })
  return asStoredInquiry({ ...doc, files })
}

const texts = [
  'reference',
  'receivedAt',
  'page',
  'form',
  'name',
  'email',
  'phone',
  'country',
  'company',
  'role',
  'preferredContact',
  'wantedDate',
  'message',
] as const

export function asStoredInquiry(document: Record<string, unknown>): StoredInquiry {
  const reader = new Reader(document, defaultLocale)
  const locale = reader.text('locale')
  const words = Object.fromEntries(texts.map((name) => [name, reader.text(name)])) as Record<(typeof texts)[number], string>
  return {
    ...words,
    id: reader.number('id') ?? 0,
    status: reader.oneOf(inquiryStatuses, 'status') ?? 'new',
    locale: isLocale(locale) ? locale : defaultLocale,
    lines: reader.rows('lines').map(asLine),
    answers: reader.rows('answers').map((row) => textsOf(row, ['name', 'label', 'type', 'value'])),
    files: reader.rows('files').map((row) => ({ ...textsOf(row, ['name', 'type']), size: row.number('size') ?? 0 })),
  }
}

function asLine(row: Reader): StoredLine {
  return {
    product: row.reference('product'),
    ...textsOf(row, ['styleNo', 'name', 'logoMethod', 'note']),
    colours: row.rows('colours').map((cell) => ({ colour: cell.text('colour'), quantity: cell.number('quantity') ?? 0 })),
  }
}

function textsOf<Name extends string>(row: Reader, names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, row.text(name)])) as Record<Name, string>
}
