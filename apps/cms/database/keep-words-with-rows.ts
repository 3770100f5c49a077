import type { BaseDatabaseAdapter, CollectionConfig, DatabaseAdapterObj, GlobalConfig, PayloadRequest } from 'payload'
import { alignRows } from './align-rows.ts'

type Find = (args: { collection?: string; slug?: string; req?: object; where?: unknown }) => Promise<unknown>

/** What is about to be written, by request and document. */
const pending = new WeakMap<object, Map<string, unknown>>()

/**
 * When one language is published, Payload takes the words of the others from the stored rows at the same place in the list, so
 * a row that was moved would get its neighbour's translation. Here the stored document it asks for just before has its rows in
 * the order of the ones to be written.
 */
export function keepWordsWithRows(wrapped: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...wrapped,
    init: (args) => {
      const database = wrapped.init(args)
      alignAnswers(database, 'findOne', ['collection', 'req', 'where'])
      alignAnswers(database, 'findGlobal', ['req', 'slug', 'where'])
      return database
    },
  }
}

/** That one question is known by its arguments: nothing else asks without naming a language. */
function alignAnswers(database: BaseDatabaseAdapter, name: 'findOne' | 'findGlobal', asked: string[]): void {
  const methods = database as unknown as Record<string, Find>
  const original = methods[name]?.bind(database)
  if (!original) return
  methods[name] = async (args) => {
    const stored = await original(args)
    if (!args.req || Object.keys(args).sort().join() !== asked.join()) return stored
    const key = args.slug ?? keyOf(args.collection, idIn(stored))
    const rows = pending.get(args.req)
    const data = rows?.get(key)
    rows?.delete(key)
    return data === undefined ? stored : alignRows(stored, data)
  }
}

export function remembersRows(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ({ data, originalDoc, req }) => remember(req, keyOf(collection.slug, originalDoc?.id), data),
      ],
    },
  }
}

export function remembersRowsOfGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  const beforeChange = [...(hooks.beforeChange ?? []), ({ data, req }: Change) => remember(req, global.slug, data)]
  return { ...global, hooks: { ...hooks, beforeChange } }
}

interface Change {
  data: unknown
  req: PayloadRequest
}

function remember(req: PayloadRequest, key: string, data: unknown): void {
  pending.set(req, (pending.get(req) ?? new Map()).set(key, data))
}

function keyOf(collection: unknown, id: unknown): string {
  return `${collection} ${id}`
}

function idIn(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'id' in stored ? stored.id : undefined
}
