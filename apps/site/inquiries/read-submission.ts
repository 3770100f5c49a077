import type { Submission } from '@lindero/contract'
import * as v from 'valibot'
import { type Mark, markOf } from './spool-names.ts'

/** Enough to send it on; the desk looks at the rest. */
const shape = v.looseObject({
  key: v.string(),
  content: v.looseObject({ kind: v.picklist(['inquiry', 'form']) }),
  files: v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.number() })),
})

/** What lies in a spool file; null when it is damaged, or is not what its name says. */
export function readSubmission(bytes: Buffer, mark: Mark | null): Submission | null {
  const value = parsed(bytes)
  if (!isSubmission(value) || !mark) return null
  return markOf(mark.at, value.key, '').key === mark.key ? value : null
}

function isSubmission(value: unknown): value is Submission {
  return v.is(shape, value)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
