import { localeCodes } from '@lindero/contract'
import type { DatabaseAdapterObj, Where } from 'payload'
import { isRecord } from '../fields/per-language.ts'

type Find = (args: Record<string, unknown>) => Promise<unknown>

/**
 * Asked for a draft in one language, Payload looks only for versions that are drafts in that very language. Somebody who opens
 * the Spanish while the English has a draft would see the rows and figures of the published document, and the next save would
 * put them back over the draft's. Here the newest draft of any language is found.
 */
export function showNewestDraft(wrapped: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...wrapped,
    init: (args) => {
      const database = wrapped.init(args)
      const methods = database as unknown as Record<string, Find>
      for (const name of ['findVersions', 'findGlobalVersions']) {
        const original = methods[name]?.bind(database)
        if (original)
          methods[name] = (asked) => original(asksForDraft(asked) ? { ...asked, where: anyDraft(asked.where) } : asked)
      }
      return database
    },
  }
}

/** That one question: nothing else asks for the newest single version by the state of one language. */
function asksForDraft({ limit, sort }: Record<string, unknown>): boolean {
  return limit === 1 && sort === '-updatedAt'
}

function anyDraft(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(anyDraft)
  if (!isRecord(where)) return where
  const [key = '', ...others] = Object.keys(where)
  const asked = localeCodes.some((code) => key === `version._status.${code}`) && others.length === 0
  if (asked) return { or: localeCodes.map((code): Where => ({ [`version._status.${code}`]: { equals: 'draft' } })) }
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [name, anyDraft(value)]))
}
