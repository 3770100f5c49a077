import * as v from 'valibot'
import { inquiryBounds as bounds } from './bounds.ts'
import { countryOf } from './country.ts'
import { asciiEmail, isEmail } from './email.ts'
import { hasControls } from './one-line.ts'

/**
 * What can be wrong with a field. The words are the site's (i18n): the first five are those of F-1, the rest say what the
 * specification leaves open.
 */
export const inquiryProblems = [
  'name',
  'email',
  'phone',
  'country',
  'message',
  'consent',
  'tooLong',
  'wantedDate',
  'quantity',
  'choice',
  'unreadable',
] as const
export type InquiryProblem = (typeof inquiryProblems)[number]

const preferredContacts = ['email', 'phone', 'whatsapp', 'video'] as const
export type PreferredContact = (typeof preferredContacts)[number]

/** One line of text. Line ends would let a sender write headers of our mails; other control characters mean nothing good. */
function line(most: number, missing: InquiryProblem) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(most, 'tooLong' satisfies InquiryProblem),
    v.check((text) => !hasControls(text), missing),
  )
}

function optionalLine(most: number) {
  const text = v.pipe(
    v.string('unreadable' satisfies InquiryProblem),
    v.trim(),
    v.maxLength(most, 'tooLong' satisfies InquiryProblem),
    v.check((given) => !hasControls(given), 'unreadable' satisfies InquiryProblem),
  )
  return v.optional(text, '')
}

const email = v.pipe(
  line(bounds.email, 'email'),
  v.transform(asciiEmail),
  v.maxLength(bounds.email, 'tooLong' satisfies InquiryProblem),
  v.check(isEmail, 'email' satisfies InquiryProblem),
)

const phone = v.pipe(
  line(bounds.phone.most, 'phone'),
  v.minLength(bounds.phone.least, 'phone' satisfies InquiryProblem),
  v.check((text) => text.replace(/\D/g, '').length >= bounds.phone.digits, 'phone' satisfies InquiryProblem),
)

/** Becomes the two-letter code, however the country was written. */
const country = v.pipe(
  v.string('country' satisfies InquiryProblem),
  v.transform(countryOf),
  v.string('country' satisfies InquiryProblem),
)

const message = v.pipe(
  v.string('message' satisfies InquiryProblem),
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
  v.trim(),
  v.nonEmpty('message' satisfies InquiryProblem),
  v.maxLength(bounds.message, 'tooLong' satisfies InquiryProblem),
  v.check((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), 'unreadable' satisfies InquiryProblem),
)

/** A day as `2027-03-01`; empty means none was named. */
const wantedDate = v.optional(
  v.pipe(
    v.string('wantedDate' satisfies InquiryProblem),
    v.check((text) => text === '' || isDay(text), 'wantedDate' satisfies InquiryProblem),
  ),
  '',
)

/** The platform takes the thirtieth of February for a day in March. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const quantity = v.pipe(
  v.number('quantity' satisfies InquiryProblem),
  v.integer('quantity' satisfies InquiryProblem),
  v.minValue(0, 'quantity' satisfies InquiryProblem),
  v.maxValue(bounds.quantity, 'quantity' satisfies InquiryProblem),
)

/** One product, by its public number, with how many of each colour (E-5). The site looks up name and style number when it accepts. */
export const inquiryLineSchema = v.object({
  /** The number in the product's address. */
  product: v.pipe(
    v.number('unreadable' satisfies InquiryProblem),
    v.integer('unreadable' satisfies InquiryProblem),
    v.minValue(1, 'unreadable' satisfies InquiryProblem),
    v.maxValue(bounds.product, 'unreadable' satisfies InquiryProblem),
  ),
  colours: v.pipe(
    v.array(v.object({ colour: optionalLine(bounds.name), quantity }), 'unreadable' satisfies InquiryProblem),
    v.maxLength(bounds.colours, 'tooLong' satisfies InquiryProblem),
  ),
  logoMethod: optionalLine(bounds.name),
  note: optionalLine(bounds.note),
})
export type InquiryLine = v.InferOutput<typeof inquiryLineSchema>

/** One definition for the browser and the server (F-1). */
export const inquirySchema = v.object({
  name: line(bounds.name, 'name'),
  email,
  phone,
  country,
  message,
  company: optionalLine(bounds.company),
  role: optionalLine(bounds.role),
  preferredContact: v.optional(v.picklist(['', ...preferredContacts], 'choice' satisfies InquiryProblem), ''),
  wantedDate,
  consent: v.literal(true, 'consent' satisfies InquiryProblem),
  lines: v.optional(
    v.pipe(
      v.array(inquiryLineSchema, 'unreadable' satisfies InquiryProblem),
      v.maxLength(bounds.lines, 'tooLong' satisfies InquiryProblem),
    ),
    [],
  ),
})
export type Inquiry = v.InferOutput<typeof inquirySchema>
export type InquiryField = keyof Inquiry
