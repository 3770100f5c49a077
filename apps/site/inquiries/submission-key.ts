import { submissionKeyForm } from '@lindero/contract'
import type { KnownKeys } from './known-keys.ts'
import { digest, markOf } from './spool-names.ts'

const hourMs = 3_600_000

/** The key a sender gave: null for none, false for one that is not written as keys are. */
export function givenKey(header: string | null, field: unknown): string | null | false {
  const given = header ?? (field === undefined || field === '' ? null : field)
  if (given === null) return null
  return typeof given === 'string' && submissionKeyForm.test(given) ? given : false
}

/** For a form without script: the same words within an hour or so are one submission, so a double click stores once. */
export function keyFromContent(same: string, known: Pick<KnownKeys, 'find'>, now: number): string {
  const keyOf = (hour: number) => `content-${digest(`${hour} ${same}`)}`
  const hour = Math.floor(now / hourMs)
  const before = keyOf(hour - 1)
  return known.find(markOf(now, before, same).key) === undefined ? keyOf(hour) : before
}
