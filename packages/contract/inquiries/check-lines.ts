import * as v from 'valibot'
import { inquiryBounds } from './bounds.ts'
import { type InquiryLine, inquiryLineSchema } from './inquiry.ts'
import { oneLine } from './one-line.ts'

/** A note is read while it is being written, so the space after a word stays until it is sent. */
const note = v.optional(v.pipe(v.string(), v.maxLength(inquiryBounds.note), v.transform(oneLine)), '')
const keptLineSchema = v.object({ ...inquiryLineSchema.entries, note })

/** The lines that can be understood, each product once; what cannot be is left out. For lists that were kept or handed on. */
export function checkLines(given: unknown): InquiryLine[] {
  const lines = new Map<number, InquiryLine>()
  for (const each of Array.isArray(given) ? given : []) {
    const checked = v.safeParse(keptLineSchema, each)
    if (checked.success && !lines.has(checked.output.product)) lines.set(checked.output.product, checked.output)
  }
  return [...lines.values()].slice(0, inquiryBounds.lines)
}
