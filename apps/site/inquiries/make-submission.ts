import { envelope, type Submission, type SubmittedFile } from '@lindero/contract'
import type { Arrival } from './arrival.ts'
import type { FormTokens } from './form-token.ts'
import { shortened } from './sender-address.ts'
import { judgeSpam } from './spam.ts'

export interface Facts {
  key: string
  at: number
  content: Submission['content']
  files: SubmittedFile[]
  /** How much of its allowance the sender has used up. */
  used: number
}

const mostUserAgent = 200

/** What goes into the spool, with the judgement whether a person sent it. */
export function makeSubmission({ key, at, content, files, used }: Facts, arrival: Arrival, tokens: FormTokens): Submission {
  const token = arrival.fields[envelope.token]
  const spam = judgeSpam({
    isTrapped: ![undefined, null, ''].some((nothing) => nothing === arrival.fields[envelope.honeypot]),
    tokenAge: typeof token === 'string' && token !== '' ? tokens.ageOf(token, at) : undefined,
    texts: textsIn(content),
    used,
  })
  const sender = { address: shortened(arrival.address), userAgent: printable(arrival.userAgent).slice(0, mostUserAgent) }
  return { key, receivedAt: new Date(at).toISOString(), ...arrival.place, content, files, spam, sender }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '')
}
