import { isRecord } from '../fields/per-language.ts'

/** What somebody who saves wants of the public site. */
export type Intent = 'autosave' | 'draft' | 'publish' | 'publish all' | 'take off' | 'take all off' | 'says nothing'

/** Read from the arguments of an update or a creation, as Payload hands them to its hooks. */
export function intentOf(args: Record<string, unknown>): Intent {
  const status = isRecord(args.data) ? args.data._status : undefined
  if (isTrue(args.unpublishAllLocales)) return 'take all off'
  // Programs may say it for each language at once; they know what they do.
  if (isRecord(status)) return 'publish'
  // Lists publish with `draft` set: it then says that the newest draft is meant, not that one is to be saved.
  if (args.draft) return status === 'published' ? 'publish' : isTrue(args.autosave) ? 'autosave' : 'draft'
  if (isTrue(args.publishAllLocales)) return 'publish all'
  if (status === 'published') return 'publish'
  return status === 'draft' ? 'take off' : 'says nothing'
}

function isTrue(flag: unknown): boolean {
  return flag === true || flag === 'true'
}
