import * as v from 'valibot'
import { type Answer, RequestError } from '../../../behaviour/request-error.ts'

/** What a form's server says (C-4). Other servers than ours may write the status as a word. */
const shape = v.object({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  output: v.optional(v.fallback(v.string(), ''), ''),
  problems: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
})

export interface FormAnswer {
  isSuccess: boolean
  output: string
  problems: Record<string, string>
  /** Not taken, and that is certain: what is sent next is something new. */
  isRefused: boolean
}

/** Null when no answer came, or none that can be read. */
export async function readAnswer(sending: Promise<Answer>): Promise<FormAnswer | null> {
  const answer = await sending.catch((error: unknown) => (error instanceof RequestError ? error.answer : null))
  const read = v.safeParse(shape, parsed(answer?.text ?? ''))
  if (!answer || !read.success) return null
  const { status, output, problems } = read.output
  const isRefused = answer.status >= 400 && answer.status < 500
  return { isSuccess: status === 1 && answer.status < 400, output: output.trim(), problems, isRefused }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
