import { inquiryBounds as bounds, localeCodes, type Submission, spamReasons, submissionKeyForm } from '@lindero/contract'
import * as v from 'valibot'

/** PostgreSQL cannot keep the letter NUL, and nobody has written it on purpose. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.replaceAll('\0', '')),
    v.maxLength(most),
  )

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = text(1000)

const line = v.object({
  product: v.pipe(v.number(), v.safeInteger()),
  colours: v.pipe(v.array(v.object({ colour: name, quantity: whole })), v.maxLength(bounds.colours)),
  logoMethod: name,
  note: text(bounds.note),
  styleNo: name,
  name,
})

const inquiry = v.object({
  name: text(bounds.name),
  email: text(bounds.email),
  phone: text(bounds.phone.most),
  country: name,
  message: text(bounds.message),
  company: text(bounds.company),
  role: text(bounds.role),
  preferredContact: v.picklist(['', 'email', 'phone', 'whatsapp', 'video']),
  wantedDate: text(10),
  consent: v.literal(true),
})

const types = ['text', 'email', 'tel', 'mobile', 'country', 'select', 'textarea', 'file', 'consent'] as const
const filledIn = v.object({ name, label: name, type: v.picklist(types), value: text(bounds.formValue) })

/**
 * The form of what the spool sends. Whether it is sensible was decided where the buyer could still be asked; here only what
 * cannot be kept at all is refused.
 */
export const submissionSchema: v.GenericSchema<unknown, Submission> = v.object({
  key: v.pipe(v.string(), v.regex(submissionKeyForm)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  locale: v.picklist(localeCodes),
  page: text(2000),
  content: v.variant('kind', [
    v.object({ kind: v.literal('inquiry'), inquiry, lines: v.pipe(v.array(line), v.maxLength(bounds.lines)) }),
    v.object({
      kind: v.literal('form'),
      form: name,
      values: v.pipe(v.array(filledIn), v.maxLength(bounds.formFields)),
    }),
  ]),
  files: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.regex(submissionKeyForm)), name: text(300), type: name, size: whole })),
    v.maxLength(bounds.files),
  ),
  spam: v.object({ score: v.pipe(v.number(), v.finite()), reasons: v.array(v.picklist(spamReasons)), suspected: v.boolean() }),
  sender: v.object({ address: name, userAgent: text(2000) }),
})
