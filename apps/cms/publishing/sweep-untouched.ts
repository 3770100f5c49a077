import { localeCodes } from '@lindero/contract'
import type { Payload, SanitizedCollectionConfig, Where } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { startWorker, type Worker } from '../delivery/worker.ts'

const hourMs = 60 * 60 * 1000

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
export async function sweepUntouched(payload: Payload, now: Date): Promise<number> {
  let removed = 0
  for (const { config } of Object.values(payload.collections)) {
    if (!hasAutosaveEnabled(config)) continue
    for (const id of await findUntitled(payload, config, new Date(now.getTime() - hourMs))) {
      if (!(await isUntouched(payload, config.slug, id))) continue
      await payload.delete({ collection: config.slug, id, depth: 0 })
      removed += 1
    }
  }
  return removed
}

async function findUntitled(payload: Payload, config: SanitizedCollectionConfig, before: Date): Promise<(number | string)[]> {
  const { docs } = await payload.find({
    collection: config.slug,
    where: { and: [...titleIsEmpty(config), { createdAt: { less_than: before.toISOString() } }] },
    locale: 'all',
    select: {},
    depth: 0,
    limit: 200,
  })
  return docs.map(({ id }) => id)
}

function titleIsEmpty({ admin, flattenedFields }: SanitizedCollectionConfig): Where[] {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  const name = field?.name ?? 'id'
  const paths = field?.localized ? localeCodes.map((code) => `${name}.${code}`) : [name]
  return paths.map((path) => ({ [path]: { exists: false } }))
}

/** Whatever was typed since is a second version. */
async function isUntouched(payload: Payload, collection: string, id: number | string): Promise<boolean> {
  const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } })
  return totalDocs <= 1
}
