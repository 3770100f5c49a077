import { envelope, type Submission, type SubmittedFile } from '@lindero/contract'
import type { Logger } from 'pino'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { genericWords } from '../i18n/form-words.ts'
import type { Arrival } from './arrival.ts'
import { attachedFiles, fileIds } from './attached-files.ts'
import type { FormTokens } from './form-token.ts'
import type { HeldFiles } from './held-files.ts'
import type { KnownKeys } from './known-keys.ts'
import { makeSubmission } from './make-submission.ts'
import type { Accept, Ending } from './outcome.ts'
import { type Place, readContent } from './read-content.ts'
import { countedAs } from './sender-address.ts'
import type { SendingLimit } from './sending-limit.ts'
import type { Spool } from './spool.ts'
import { type Mark, markOf } from './spool-names.ts'
import { givenKey, keyFromContent } from './submission-key.ts'
import type { Uploads } from './uploads.ts'

export interface AcceptParts {
  catalogue: () => Catalogue | null
  spool: Pick<Spool, 'put'>
  known: Pick<KnownKeys, 'find' | 'add'>
  uploads: Pick<Uploads, 'find'>
  held: Pick<HeldFiles, 'hold' | 'release'>
  tokens: FormTokens
  limit: SendingLimit
  log: Logger
  now?: () => number
}

interface Found {
  arrival: Arrival
  content: Submission['content']
  ids: string[] | null
  key: string
  mark: Mark
}

/** Takes what a form sent: checks it, judges it, and has it on disk before it says so. */
export function acceptSubmissions({
  catalogue,
  spool,
  known,
  uploads,
  held,
  tokens,
  limit,
  log,
  now = Date.now,
}: AcceptParts): Accept {
  /** Under way, by key: a second try waits for the first. */
  const underWay = new Map<string, { content: string; ending: Promise<Ending> }>()

  async function decide(arrival: Arrival): Promise<Ending> {
    const read = readContent(arrival.fields, arrival.place, catalogue())
    if (read.kind === 'invalid') return { ...read, output: Object.values(read.problems)[0] ?? '' }
    if (read.kind === 'refused') return refused(read.refusal, read.refusal === 'notReady' ? 503 : 422)
    const ids = fileIds(arrival.fields[envelope.files])
    const same = JSON.stringify([read.same, ids])
    const given = givenKey(arrival.key, arrival.fields[envelope.key])
    if (given === false) return refused('keyForm')
    const at = now()
    const key = given ?? keyFromContent(same, known, at)
    return once({ arrival, content: read.content, ids, key, mark: markOf(at, key, same) })
  }

  /** C-5: one key stores once and is answered alike; with other content it is a mistake. */
  async function once(found: Found): Promise<Ending> {
    const { mark, arrival } = found
    const earlier = underWay.get(mark.key)
    const taken = earlier?.content ?? known.find(mark.key)
    if (taken !== undefined && taken !== mark.content) return refused('keyTaken')
    if (earlier) return earlier.ending
    if (taken !== undefined) return thanks(arrival.place)
    const ending = take(found).finally(() => underWay.delete(mark.key))
    underWay.set(mark.key, { content: mark.content, ending })
    return ending
  }

  async function take({ arrival, content, ids, key, mark }: Found): Promise<Ending> {
    const { place } = arrival
    const { ok, used, retryAfterSeconds } = await limit.count(countedAs(arrival.address))
    if (!ok) return { ...refused('often', 429), retryAfterSeconds }
    const attached = await attachedFiles(ids, uploads)
    if (!attached.ok) return refused(attached.refusal)
    let files: SubmittedFile[] = []
    try {
      files = await held.hold(attached.files)
      await spool.put(makeSubmission({ key, at: mark.at, content, files, used }, arrival, tokens), mark)
    } catch (error) {
      log.error({ reason: String(error) }, 'an inquiry could not be kept; its sender was told to try again')
      await held.release(files).catch(() => undefined)
      return { kind: 'failed', output: words(place).failed }
    }
    known.add(mark)
    return thanks(place)
  }

  function thanks(place: Place): Ending {
    const { title = '', text = '' } = catalogue()?.locales[place.locale].forms.confirmation ?? {}
    return { kind: 'taken', output: text || title || words(place).sent }
  }

  function words({ locale }: Place) {
    return genericWords(locale, catalogue()?.locales[locale].forms.messageLanguage ?? 'visitor')
  }

  return async (arrival) => ({ ...arrival.place, ...(await decide(arrival)) })
}

type Refused = Extract<Ending, { kind: 'refused' }>

function refused(refusal: Refused['refusal'], status: Refused['status'] = 422): Refused {
  return { kind: 'refused', status, refusal }
}
