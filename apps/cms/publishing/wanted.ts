import type { PayloadRequest } from 'payload'
import type { Intent } from './intent.ts'

const key = 'wantedOfTheSite'

/** Remembers what a save wants of the site until it is written. */
export function want(req: PayloadRequest, entity: string, intent: Intent): void {
  req.context[key] = { ...all(req), [entity]: intent }
}

export function wanted(req: PayloadRequest, entity: string): unknown {
  return all(req)[entity]
}

/** Whether this is saved while somebody is in the middle of a word. */
export function isTyping(req: PayloadRequest, entity: string | undefined): boolean {
  return entity !== undefined && wanted(req, entity) === 'autosave'
}

function all(req: PayloadRequest): Record<string, unknown> {
  return { ...(req.context[key] as Record<string, unknown> | undefined) }
}
