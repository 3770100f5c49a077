import { keyTaken } from '@lindero/contract'
import * as v from 'valibot'
import { type Answer, RequestError } from '../../../behaviour/request-error.ts'

/** What a form's server says (C-4). Other servers than ours may write the status as a word. */
const shape = v.object({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  output: v.optional(v.fallback(v.string(), ''), ''),
  reason: v.optional(v.fallback(v.string(), ''), ''),
  problems: v.optional(v.fallback(v.record(v.string(), v.string()), {}), {}),
})

export interface FormAnswer {
  isSuccess: boolean
  output: string
  problems: Record<string, string>
  /** Something else was taken under this key: what is sent next needs another one. */
  isKeyTaken: boolean
}

/** Null when no answer came, or none that can be read. */
export async function readAnswer(sending: Promise<Answer>): Promise<FormAnswer | null> {
  const answer = await sending.catch((error: unknown) => (error instanceof RequestError ? error.answer : null))
  const read = v.safeParse(shape, parsed(answer?.text ?? ''))
  if (!answer || !read.success) return null
  const { status, output, problems, reason } = read.output
  const isKeyTaken = reason === keyTaken
  return { isSuccess: status === 1 && answer.status < 400, output: output.trim(), problems, isKeyTaken }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
