import type { CollectionConfig, PayloadRequest } from 'payload'
import { type Database, isPostgres, openTransaction, rows, sql } from '../database/sql.ts'
import { type Addresses, planRedirects, type StoredRedirect } from './plan-redirects.ts'
import type { ReadAddresses } from './read-addresses.ts'

const postgresLock = 42_420_003

/** Keeps old addresses of a collection working: whatever moves an address writes its redirect in the same transaction. */
export function followAddresses(collection: CollectionConfig, read: ReadAddresses): CollectionConfig {
  // By transaction, the addresses as last seen. The chain of promises also makes the documents of a bulk edit take turns.
  const seen = new WeakMap<object, Promise<Addresses>>()

  const remember = async (req: PayloadRequest): Promise<void> => {
    const transaction = await openTransaction(req)
    if (!seen.has(transaction))
      seen.set(
        transaction,
        lock(req, transaction).then(() => read(req)),
      )
    await seen.get(transaction)
  }

  const follow = async (req: PayloadRequest): Promise<void> => {
    const transaction = await openTransaction(req)
    const turn = Promise.resolve(seen.get(transaction)).then(async (before) => {
      const after = await read(req)
      if (before) await writeRedirects(req, before, after)
      return after
    })
    seen.set(transaction, turn)
    await turn
  }

  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), async ({ req }) => remember(req)],
      afterChange: [...(hooks.afterChange ?? []), async ({ req }) => follow(req)],
      beforeDelete: [...(hooks.beforeDelete ?? []), async ({ req }) => remember(req)],
      afterDelete: [...(hooks.afterDelete ?? []), async ({ req }) => follow(req)],
    },
  }
}

/** Two people who move categories at once must not each plan from the other's past. SQLite has one writer anyway. */
async function lock(req: PayloadRequest, transaction: object): Promise<void> {
  const database = req.payload.db as unknown as Database
  if (isPostgres(database)) await rows(database, sql`select pg_advisory_xact_lock(${postgresLock})`, transaction)
}

async function writeRedirects(req: PayloadRequest, before: Addresses, after: Addresses): Promise<void> {
  if (sameAddresses(before, after)) return
  const { remove, update, create } = planRedirects(before, after, await readRedirects(req))
  const collection = 'redirects'
  // Removed ones first: in this order no step stands in the way of the next.
  for (const id of remove) await req.payload.delete({ collection, id, req })
  for (const { id, to } of update) await req.payload.update({ collection, id, data: { to }, req })
  for (const data of create) await req.payload.create({ collection, data, req })
}

function sameAddresses(before: Addresses, after: Addresses): boolean {
  return before.size === after.size && [...before].every(([document, address]) => after.get(document) === address)
}

export async function readRedirects(req: PayloadRequest): Promise<StoredRedirect[]> {
  const { docs } = await req.payload.db.find<StoredRedirect>({ collection: 'redirects', pagination: false, limit: 0, req })
  return docs
}
