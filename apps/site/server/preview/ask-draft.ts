import { type Draft, draftPath, feedKeyHeader, type PreviewTicket } from '@lindero/contract'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { FeedSource } from '../../catalogue/ask-feed.ts'

/** `away`: the desk cannot be asked just now. */
export type DraftAnswer = { kind: 'draft'; draft: Draft } | { kind: 'gone' | 'away' }
export type AskDraft = (ticket: PreviewTicket) => Promise<DraftAnswer>

/** A link may be in many hands; the desk has other work, too. */
const mostAtOnce = 8
const patienceMs = 10_000

const words = v.object({ en: v.string(), es: v.string() })
const shape: v.GenericSchema<unknown, Draft> = v.object({
  content: v.unknown(),
  missing: v.array(words),
  what: words,
  title: v.string(),
  savedAt: v.string(),
  desk: v.pipe(v.string(), v.regex(/^\/admin\//)),
})

/** Asks the desk how a document stands there, over the door that strangers do not reach. */
export function draftSource({ cmsUrl, internalKey }: FeedSource, log: Logger): AskDraft {
  let running = 0

  async function ask({ kind, id, locale, made }: PreviewTicket): Promise<DraftAnswer> {
    const url = new URL(draftPath, cmsUrl)
    url.search = new URLSearchParams({ kind, id, locale, made: String(made) }).toString()
    const response = await fetch(url, {
      headers: { [feedKeyHeader]: internalKey, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await response.json()
    if (response.status === 404) return { kind: 'gone' }
    if (!response.ok) throw new Error(`the desk answered ${response.status}`)
    return { kind: 'draft', draft: v.parse(shape, body) }
  }

  return async (ticket) => {
    if (running >= mostAtOnce) return { kind: 'away' }
    running += 1
    try {
      return await ask(ticket)
    } catch (error) {
      log.warn({ reason: String(error) }, 'the desk could not be asked for a draft')
      return { kind: 'away' }
    } finally {
      running -= 1
    }
  }
}
