import { type SpamReason, type Submission, spamReasons } from '@lindero/contract'

/** What is known about a submission that tells a person from a program. */
export interface SpamSigns {
  /** The field no person sees was filled in. */
  isTrapped: boolean
  /** Milliseconds since the form's token was issued; null for a forged one, undefined for none. */
  tokenAge: number | null | undefined
  /** Everything that was written. */
  texts: readonly string[]
  /** How much of what one address may send is used up, 0 to 1. */
  used: number
}

/** Every figure of the judgement. One sign that an honest buyer can show never reaches the limit alone. */
export const spamTable = {
  suspectedFrom: 4,
  points: { honeypot: 5, tooFast: 3, noToken: 1, badToken: 4, script: 4, often: 1 },
  /** A draft that was kept over a reload may be sent at once; nobody writes one so quickly. */
  leastFillMs: 3000,
  /** Older than this it says no more than none. */
  oldTokenMs: 24 * 3_600_000,
  links: [
    { from: 6, points: 4 },
    { from: 3, points: 2 },
  ],
  oftenFrom: 0.5,
} as const

const link = /(?:https?:\/\/|www\.)\S/gi
const script =
  /<\s*(?:script|iframe|object|embed|svg|img|a)\b|javascript\s*:|\[(?:url|link)\s*=|\bon(?:error|load|click|mouseover)\s*=/i

export function judgeSpam(signs: SpamSigns): Submission['spam'] {
  const { points, suspectedFrom, oftenFrom } = spamTable
  const found: Partial<Record<SpamReason, number>> = {
    ...(signs.isTrapped && { honeypot: points.honeypot }),
    ...tokenSign(signs.tokenAge),
    ...linkSign(signs.texts),
    ...(signs.texts.some((text) => script.test(text)) && { script: points.script }),
    ...(signs.used > oftenFrom && { often: points.often }),
  }
  const score = Object.values(found).reduce((sum, more) => sum + more, 0)
  return { score, reasons: spamReasons.filter((reason) => reason in found), suspected: score >= suspectedFrom }
}

function tokenSign(age: SpamSigns['tokenAge']): Partial<Record<SpamReason, number>> {
  const { points, leastFillMs, oldTokenMs } = spamTable
  if (age === null) return { badToken: points.badToken }
  if (age === undefined || age > oldTokenMs) return { noToken: points.noToken }
  return age < leastFillMs ? { tooFast: points.tooFast } : {}
}

function linkSign(texts: readonly string[]): Partial<Record<SpamReason, number>> {
  const count = texts.reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0)
  const step = spamTable.links.find(({ from }) => count >= from)
  return step ? { links: step.points } : {}
}
