import { localeCodes } from '@lindero/contract'
import type { Payload, SanitizedCollectionConfig, Where } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { startWorker, type Worker } from '../delivery/worker.ts'
import { inEveryLanguage, isFilled } from '../fields/per-language.ts'

const hourMs = 60 * 60 * 1000
/** Whoever types is saved no sooner than this after the form was opened. */
const onceMs = 500

/** The desk makes a document as soon as somebody opens the form for a new one; who leaves without a word leaves it behind. */
export function startSweeping(payload: Payload): Worker {
  return startWorker(payload, {
    failure: 'Documents nobody wrote in could not be removed',
    everyMs: hourMs / 4,
    afterErrorMs: hourMs,
    once: () => sweepUntouched(payload, new Date()),
  })
}

/** Removes drafts that are an hour old, have no title in any language and were never saved again. Says how many. */
export async function sweepUntouched(payload: Payload, now: Date, pageSize = 200): Promise<number> {
  const before = new Date(now.getTime() - hourMs).toISOString()
  let removed = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!hasAutosaveEnabled(config)) continue
    for await (const ids of untitled(payload, config, before, pageSize)) {
      for (const id of await untouched(payload, config, ids)) {
        await payload.delete({ collection: config.slug, id, depth: 0 })
        removed += 1
      }
    }
  }
  return removed
}

/** A page at a time, so that drafts somebody works on never keep those behind them from their turn. */
async function* untitled(
  payload: Payload,
  config: SanitizedCollectionConfig,
  before: string,
  pageSize: number,
): AsyncGenerator<number[]> {
  let ids: number[] = []
  do {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: config.slug,
      where: {
        and: [...titleIsEmpty(config), { createdAt: { less_than: before } }, { id: { greater_than: ids.at(-1) ?? 0 } }],
      },
      locale: 'all',
      select: { createdAt: true },
      sort: 'id',
      pagination: false,
      limit: pageSize,
    })
    ids = docs.map(({ id }) => id)
    yield ids
  } while (ids.length === pageSize)
}

function titleIsEmpty(config: SanitizedCollectionConfig): Where[] {
  const { name, localized } = titleOf(config)
  const paths = localized ? localeCodes.map((code) => `${name}.${code}`) : [name]
  return paths.map((path) => ({ [path]: { exists: false } }))
}

function titleOf({ admin, flattenedFields }: SanitizedCollectionConfig): { name: string; localized: boolean } {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  return { name: field?.name ?? 'id', localized: Boolean(field?.localized) }
}

/** The row behind the site knows nothing of what is typed: that stands in the newest version, which is written over and over. */
async function untouched(payload: Payload, config: SanitizedCollectionConfig, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: config.slug,
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  const touched = new Set(docs.filter(({ version }) => isTouched(version, titleOf(config).name)).map(({ parent }) => parent))
  return ids.filter((id) => !touched.has(id))
}

function isTouched(version: Record<string, unknown>, title: string): boolean {
  const age = Date.parse(String(version.updatedAt)) - Date.parse(String(version.createdAt))
  return age > onceMs || inEveryLanguage(version[title]).some(isFilled)
}
