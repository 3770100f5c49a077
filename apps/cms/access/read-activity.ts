import type { Access } from 'payload'
import { readableKinds } from './readable.ts'
import { isAdministrator, isOneOf } from './roles.ts'

const log = 'activity'

/**
 * Who reads the log of changes: administrators all of it, editors what was done with the documents they may read. Whoever sees
 * only some documents of a kind, such as their own account, sees no line about that kind.
 */
export const readActivity: Access = async ({ req }) => {
  if (isAdministrator(req.user)) return true
  if (!isOneOf(req.user, ['editor'])) return false
  const kinds = await readableKinds(req.payload.config, req, [log])
  return { entity: { in: kinds.filter(([, verdict]) => verdict === true).map(([slug]) => slug) } }
}
