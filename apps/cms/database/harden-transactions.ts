import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import type { WriterQueue } from './writer-queue.ts'

interface Session {
  db: unknown
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** What the adapters of both dialects share and this file relies on. */
interface Adapter {
  initializing: Promise<void>
  drizzle: { transaction: (body: (transaction: unknown) => Promise<void>) => Promise<unknown> }
  sessions: Record<string, Session>
}

type Write = (args: { req?: { transactionID?: unknown } }) => Promise<unknown>

/** How a transaction is told to end without being saved. */
class RolledBack extends Error {}

/**
 * The stock adapters swallow a failed COMMIT: a save is reported although nothing was stored. Here a commit is awaited and
 * its error reaches the caller. With a queue (SQLite), one transaction is open at a time.
 */
export function hardenTransactions(wrapped: DatabaseAdapterObj, queue: WriterQueue | null): DatabaseAdapterObj {
  return {
    ...wrapped,
    init: (args) => {
      const database = wrapped.init(args)
      const adapter = database as unknown as Adapter
      database.beginTransaction = async () => begin(adapter, queue)
      database.commitTransaction = async (id) => (await takeSession(adapter, id))?.resolve()
      database.rollbackTransaction = async (id) => (await takeSession(adapter, id))?.reject()
      if (queue) queueLooseWrites(database, adapter, queue)
      return database
    },
  }
}

async function begin(adapter: Adapter, queue: WriterQueue | null): Promise<string> {
  await adapter.initializing
  const leave = queue ? await queue.enter() : () => {}
  const id = randomUUID()
  let finish = () => {}
  let abandon = (_: RolledBack) => {}
  const verdict = new Promise<void>((resolve, reject) => {
    finish = resolve
    abandon = reject
  })
  const opened = openTransaction(adapter, verdict)
  opened.done.then(leave, leave)
  adapter.sessions[id] = {
    db: await opened.started,
    resolve: async () => {
      finish()
      await opened.done
    },
    reject: async () => {
      abandon(new RolledBack())
      await opened.done.catch(ignoreRollback)
    },
  }
  return id
}

function openTransaction(adapter: Adapter, verdict: Promise<void>) {
  let done: Promise<unknown> = Promise.resolve()
  const started = new Promise<unknown>((resolve, reject) => {
    const body = async (transaction: unknown) => {
      resolve(transaction)
      await verdict
    }
    done = adapter.drizzle.transaction(body)
    done.catch(reject)
  })
  return { started, done }
}

async function takeSession(adapter: Adapter, id: number | Promise<number | string> | string): Promise<Session | undefined> {
  const key = String(await id)
  const session = adapter.sessions[key]
  delete adapter.sessions[key]
  return session
}

function ignoreRollback(error: unknown): void {
  if (!(error instanceof RolledBack)) throw error
}

const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

/** Writes outside a transaction (log-in attempts, preferences) wait for their turn as well. */
function queueLooseWrites(database: BaseDatabaseAdapter, adapter: Adapter, queue: WriterQueue): void {
  // One write may be made of another (an upsert is an update): whoever has the turn does not wait for it again.
  const turn = new AsyncLocalStorage<true>()
  const methods = database as unknown as Record<string, Write>
  for (const name of writes) {
    const original = methods[name]?.bind(database)
    if (!original) continue
    methods[name] = async (args) => {
      const id = await args.req?.transactionID
      const joined = id !== undefined && adapter.sessions[String(id)] !== undefined
      return joined || turn.getStore() ? original(args) : queue.run(() => turn.run(true, () => original(args)))
    }
  }
}
