import * as v from 'valibot'
import { type Inquiry, type InquiryProblem, inquiryProblems, inquirySchema } from './inquiry.ts'

/** What is wrong with one field; `lines.0.note` for what stands inside a list. */
export interface FieldProblem {
  field: string
  problem: InquiryProblem
}

export type CheckedInquiry = { ok: true; inquiry: Inquiry } | { ok: false; problems: FieldProblem[] }

const fields = Object.keys(inquirySchema.entries)

/** The one check of an inquiry, for the browser and the server; each field is complained about once, in the order of the form. */
export function checkInquiry(given: Readonly<Record<string, unknown>>): CheckedInquiry {
  // A missing field is asked about in its own words, not in the checker's.
  const all = Object.fromEntries(fields.map((name) => [name, Object.hasOwn(given, name) ? given[name] : undefined]))
  const result = v.safeParse(inquirySchema, all)
  return result.success ? { ok: true, inquiry: result.output } : { ok: false, problems: problemsOf(result.issues) }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  const first = new Map<string, InquiryProblem>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!first.has(field)) first.set(field, isProblem(issue.message) ? issue.message : 'unreadable')
  }
  return [...first].map(([field, problem]) => ({ field, problem }))
}

function isProblem(message: string): message is InquiryProblem {
  return inquiryProblems.some((problem) => problem === message)
}
