import { type Draft, draftPath, feedKeyHeader, type PreviewTicket } from '@lindero/contract'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { FeedSource } from '../../catalogue/ask-feed.ts'
import { shared } from './shared.ts'
import { turns } from './turns.ts'

/** `away`: the desk cannot be asked just now. */
export type DraftAnswer = { kind: 'draft'; draft: Draft } | { kind: 'gone' | 'away' }
export type AskDraft = (ticket: PreviewTicket) => Promise<DraftAnswer>

/** The desk has other work, too. */
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
  const turn = turns(mostAtOnce)

  async function ask({ kind, id, locale, made }: PreviewTicket, signal: AbortSignal): Promise<DraftAnswer> {
    const url = new URL(draftPath, cmsUrl)
    url.search = new URLSearchParams({ kind, id, locale, made: String(made) }).toString()
    const response = await fetch(url, {
      headers: { [feedKeyHeader]: internalKey, accept: 'application/json' },
      redirect: 'error',
      signal,
    })
    const body: unknown = await response.json()
    if (response.status === 404) return { kind: 'gone' }
    if (!response.ok) throw new Error(`the desk answered ${response.status}`)
    return { kind: 'draft', draft: v.parse(shape, body) }
  }

  async function askInTurn(ticket: PreviewTicket, signal: AbortSignal): Promise<DraftAnswer> {
    try {
      return await turn(() => ask(ticket, signal), signal)
    } catch (error) {
      log.warn({ reason: String(error) }, 'the desk could not be asked for a draft')
      return { kind: 'away' }
    }
  }

  const share = shared<DraftAnswer>()
  return ({ until, ...document }) => {
    // Waiting for a turn counts.
    const signal = AbortSignal.timeout(patienceMs)
    return share(Object.values(document).join('/'), () => askInTurn({ ...document, until }, signal))
  }
}
