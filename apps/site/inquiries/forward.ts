import { setTimeout as pause } from 'node:timers/promises'
import { receiveFilePath, receivePath, type Submission, type SubmittedFile } from '@lindero/contract'
import type { Logger } from 'pino'
import { isMissing } from './durable-files.ts'
import type { HeldFiles } from './held-files.ts'
import type { KnownKeys } from './known-keys.ts'
import { type Desk, DeskAway, type Parcel, postToDesk } from './post-to-desk.ts'
import type { Spool } from './spool.ts'
import { digest, readName } from './spool-names.ts'

export interface ForwarderParts {
  spool: Spool
  known: Pick<KnownKeys, 'keep'>
  desk: Desk
  held: Pick<HeldFiles, 'fileAt' | 'release'>
  log: Logger
  signal: AbortSignal
  delays?: { firstMs: number; mostMs: number }
}

/** What these say is about the door or the moment, not about what was sent. */
const tryAgain = new Set([401, 403, 404, 405, 408, 409, 425, 429])

/** Longer ones leave no room for the content in what the desk takes for a key. */
const mostKey = 80

/**
 * Brings what lies in the spool to the desk, oldest first, until the signal; resolves then and never rejects. A file is deleted
 * when the desk has it, so whatever is killed meanwhile, it is sent again and the desk knows its key.
 */
export async function forwardSpool(parts: ForwarderParts): Promise<void> {
  const { spool, log, signal, delays = { firstMs: 1000, mostMs: 60_000 } } = parts
  const bell = doorbell(spool, signal)
  let failures = 0
  while (!signal.aborted) {
    const name = spool.oldest()
    if (name === undefined) {
      await bell.ring(null)
      continue
    }
    try {
      await forwardOne(parts, name)
      if (failures > 0) log.info('inquiries reach the desk again')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      if (failures++ === 0)
        log.warn({ file: name, reason: String(error) }, 'an inquiry cannot reach the desk now; it is kept and sent later')
      // Only where nobody answers at all it would be the same with the next one.
      if (!(error instanceof DeskAway)) spool.postpone(name)
      await pause(delays.firstMs, undefined, { signal }).catch(() => undefined)
      await bell.ring(Math.min(delays.mostMs, delays.firstMs * 2 ** failures) - 2 * delays.firstMs)
    }
  }
}

/** Waits for a new submission, or so many milliseconds at most. */
function doorbell(spool: Spool, signal: AbortSignal) {
  let answer = () => {}
  spool.onNew(() => answer())
  signal.addEventListener('abort', () => answer())
  const ring = (mostMs: number | null) =>
    new Promise<void>((resolve) => {
      if (signal.aborted || (mostMs !== null && mostMs <= 0)) return resolve()
      const timer = mostMs === null ? undefined : setTimeout(resolve, mostMs)
      answer = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return { ring }
}

async function forwardOne(parts: ForwarderParts, name: string): Promise<void> {
  const found = await parts.spool.read(name).catch((error: unknown) => {
    // Another process on the same folder was quicker.
    if (isMissing(error)) return parts.spool.remove(name)
    throw error
  })
  if (!found) return
  const submission = { ...found.submission, key: deskKey(found.submission.key, name) }
  const files: SubmittedFile[] = []
  for (const file of submission.files) {
    const end = await deliver(parts, name, fileParcel(parts, submission, file))
    if (end === 'refused') return
    if (end === 'stored') files.push(file)
  }
  // What was written matters more than what was attached to it: it goes on without a file that is gone.
  const text = Buffer.from(JSON.stringify({ ...submission, files }))
  if ((await deliver(parts, name, letter(text))) === 'stored') await finish(parts, name, submission)
}

/** The sender's key and its content together: two things sent under one key, at other nodes or days apart, are both stored. */
function deskKey(key: string, name: string): string {
  const content = readName(name)?.content.slice(0, 16) ?? ''
  return `${key.length > mostKey ? digest(key) : key}-${content}`
}

async function finish({ spool, known, held }: ForwarderParts, name: string, { files }: Submission): Promise<void> {
  const mark = readName(name)
  if (mark) known.keep(mark)
  await spool.remove(name)
  await held.release(files)
}

function letter(bytes: Buffer): Parcel {
  return { path: receivePath, type: 'application/json', body: bytes }
}

function fileParcel({ held }: ForwarderParts, { key }: Submission, { id, name, type }: SubmittedFile): Parcel {
  const query = new URLSearchParams({ key, id, name, type })
  return { path: `${receiveFilePath}?${query}`, type: 'application/octet-stream', body: { file: held.fileAt(id) } }
}

async function deliver(parts: ForwarderParts, name: string, parcel: Parcel): Promise<'stored' | 'refused' | 'gone'> {
  const { spool, desk, signal, log } = parts
  const answer = await postToDesk(desk, parcel, signal).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!answer) {
    log.error({ file: name }, 'a file of an inquiry is gone; the inquiry goes on without it')
    return 'gone'
  }
  const { status, stored } = answer
  if (stored) return 'stored'
  const isForGood = status >= 400 && status < 500 && !tryAgain.has(status)
  if (!isForGood) throw new Error(`the desk answered ${status} without having it`)
  log.error({ status, file: name }, 'the desk refuses an inquiry for good')
  await spool.setAside(name, 'refused')
  return 'refused'
}
