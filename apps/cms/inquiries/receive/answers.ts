import { feedKeyHeader } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isInternal } from '../../access/internal-key.ts'

/** What the site's forwarder understands: stored; not yet (it tries again); never (it sets the submission aside). */
export const stored = () => Response.json({ stored: true })
export const notYet = (message: string, status = 409) => Response.json({ stored: false, message }, { status })
export const never = (message: string, status = 422) => Response.json({ stored: false, message }, { status })

/** Null for the site's own process, otherwise what to answer. */
export function strangerAnswer(req: PayloadRequest, internalKey: string): Response | null {
  if (isInternal(req.headers.get(feedKeyHeader), internalKey)) return null
  return Response.json({ message: `For the site only; send the internal key in the ${feedKeyHeader} header.` }, { status: 401 })
}
