import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { defaultLocale, type Locale, localeCodes } from '@lindero/contract'
import type { Payload, Where } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import { type Prepared, preparePicture, type Upload } from './prepare-picture.ts'
import { readRenditions } from './renditions.ts'

/** Two at a time: an encoder keeps about one core busy, and the desk must go on answering. */
const atOnce = 2
const lookEveryMs = 500
const afterErrorMs = 10_000

/**
 * Makes the renditions of uploads in the background. The list is the database itself: only stored uploads are in it, and
 * those a stopped process left behind are found at the next start.
 */
export function startRenditionQueue(payload: Payload, folder: string): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = work(payload, folder, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function work(payload: Payload, folder: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await lookOnce(payload, folder, signal)
    await delay(pause, undefined, { ref: false, signal }).catch(() => {})
  }
}

async function lookOnce(payload: Payload, folder: string, signal: AbortSignal): Promise<number> {
  try {
    await makePendingRenditions(payload, folder, signal)
    return lookEveryMs
  } catch (error) {
    payload.logger.error({ err: error }, 'Pictures could not be prepared; trying again.')
    return afterErrorMs
  }
}

/** Until none is left, or until told to stop; a picture in work is finished. */
export async function makePendingRenditions(payload: Payload, folder: string, signal?: AbortSignal): Promise<void> {
  for (let ids = await pending(payload); ids.length > 0 && !signal?.aborted; ids = await pending(payload))
    await Promise.all(ids.map((id) => makeOne(payload, folder, id)))
}

async function pending(payload: Payload): Promise<number[]> {
  const query = sql`select id from media where rendition_state = 'pending' order by id limit ${atOnce}`
  return (await rows(payload.db as unknown as Database, query)).map(({ id }) => Number(id))
}

async function makeOne(payload: Payload, folder: string, id: number): Promise<void> {
  const document = await payload.findByID({ collection: 'media', id, locale: 'all', depth: 0, disableErrors: true })
  const filename: unknown = document?.filename
  if (!document || typeof filename !== 'string') return
  const { focalX = null, focalY = null } = document
  const upload = {
    original: path.join(folder, path.basename(filename)),
    fileName: filename,
    focal: { x: percent(focalX), y: percent(focalY) },
    renditions: readRenditions(document.renditions),
  }
  const result = await make(payload, folder, upload)
  // Whoever changed file or focal point meanwhile made it pending again; this result then fits no longer.
  const unchanged: Where = {
    and: Object.entries({ id, filename, focalX, focalY }).map(([name, equals]) => ({ [name]: { equals } })),
  }
  const { docs, errors } = await payload.update({
    collection: 'media',
    where: unchanged,
    locale: describedIn(document.alt),
    data: result,
    depth: 0,
  })
  if (errors.length > 0) throw new Error(`The picture ${filename} could not be marked as prepared: ${errors[0]?.message}`)
  await keepDate(payload, id, docs[0]?.updatedAt, document.updatedAt)
}

/** When staff changed a picture last is theirs to say: whether demo content is as it came is told by it. */
async function keepDate(payload: Payload, id: number, now: unknown, before: unknown): Promise<void> {
  if (typeof now !== 'string' || typeof before !== 'string') return
  const query = sql`update media set updated_at = ${before} where id = ${id} and updated_at = ${now}`
  await rows(payload.db as unknown as Database, query)
}

async function make(payload: Payload, folder: string, upload: Upload): Promise<Partial<Prepared> & { renditionState: string }> {
  try {
    return { ...(await preparePicture(upload, folder)), renditionState: 'ready' }
  } catch (error) {
    payload.logger.error(
      { err: error },
      `The picture ${upload.fileName} stays as it was uploaded: no smaller sizes could be made.`,
    )
    return { renditionState: 'failed' }
  }
}

function percent(value: unknown): number {
  return typeof value === 'number' ? value : 50
}

/** An update is checked in one language, and only where the picture is described does it pass. */
function describedIn(alt: unknown): Locale {
  const words = (alt ?? {}) as Record<string, unknown>
  return localeCodes.find((code) => words[code]) ?? defaultLocale
}
