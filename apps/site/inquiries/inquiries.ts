import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { acceptSubmissions } from './accept.ts'
import { type FormTokens, formTokens } from './form-token.ts'
import { forwardSpool } from './forward.ts'
import { heldFiles } from './held-files.ts'
import { knownKeys } from './known-keys.ts'
import type { Accept } from './outcome.ts'
import type { Desk } from './post-to-desk.ts'
import { type SendingLimit, sendingLimit } from './sending-limit.ts'
import { openSpool } from './spool.ts'
import { readName } from './spool-names.ts'
import { clearTemporaries, sweepHeld, sweepTemporaries, sweepUploads } from './sweep.ts'
import { openUploads, type Uploads } from './uploads.ts'

export interface Inquiries {
  accept: Accept
  uploads: Uploads
  tokens: FormTokens
  tries: SendingLimit
  files: SendingLimit
  stop(): Promise<void>
}

export interface InquiriesParts {
  /** The site's own part of the data folder. */
  folder: string
  desk: Desk
  catalogue: () => Catalogue | null
  /** Inquiries one sender may send in ten minutes. */
  rate: number
  log: Logger
}

const hourMs = 3_600_000
/** Mistakes are corrected and tried again; a pack has several files. */
const triesEach = 20
const filesEach = 6

/** The way of an inquiry: accepted, kept on disk, brought to the desk. */
export function startInquiries({ folder, desk, catalogue, rate, log }: InquiriesParts): Inquiries {
  const places = { spool: join(folder, 'spool'), uploads: join(folder, 'uploads'), held: join(folder, 'spool', 'files') }
  clearAll(Object.values(places), log)
  const spool = openSpool(places.spool, log)
  const known = knownKeys(join(places.spool, 'sent'), log)
  for (const mark of spool.names().map(readName)) if (mark) known.add(mark)
  const uploads = openUploads(places.uploads, desk.internalKey)
  const held = heldFiles(places.held, uploads.fileAt)
  const tokens = formTokens(desk.internalKey)
  const accept = acceptSubmissions({ catalogue, spool, known, uploads, held, tokens, limit: sendingLimit(rate), log })
  const stopping = new AbortController()
  const forwarding = forwardSpool({ spool, known, desk, held, log, signal: stopping.signal })

  async function sweep(): Promise<void> {
    known.forgetOld()
    for (const place of Object.values(places)) await sweepTemporaries(place)
    await sweepUploads(places.uploads)
    await sweepHeld(places.held, places.spool)
  }

  const tidy = () => void sweep().catch((error: unknown) => log.warn({ reason: String(error) }, 'tidying up failed'))
  tidy()
  const tidying = setInterval(tidy, hourMs).unref()
  return {
    accept,
    uploads,
    tokens,
    tries: sendingLimit(rate * triesEach),
    files: sendingLimit(rate * filesEach),
    async stop() {
      clearInterval(tidying)
      stopping.abort()
      await forwarding
    },
  }
}

/** Leftovers harm nobody, so trouble with them stops nothing. */
function clearAll(folders: readonly string[], log: Logger): void {
  try {
    for (const folder of folders) clearTemporaries(folder)
  } catch (error) {
    log.warn({ reason: String(error) }, 'leftovers could not be taken away')
  }
}
