import type { CollectionAfterChangeHook } from 'payload'
import { sql } from '../database/sql.ts'
import { writeIn } from '../delivery/claim.ts'
import type { Announce } from './announce.ts'
import { readStoredInquiry } from './stored-inquiry.ts'

/** What was taken for spam and is not: now the mails go out that were held back, once, whoever cleared it and however often. */
export function announceWhenCleared(announce: Announce): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update' || previousDoc.status !== 'spam' || doc.status === 'spam') return doc
    // Noted beside the inquiry: a save from another window would write an older mark back into it.
    const claimed = await writeIn(
      req,
      sql`update received_inquiries set announced = true where key = ${doc.key} and announced is not true returning key`,
    )
    if (claimed.length > 0) await announce(req, await readStoredInquiry(req, doc.id))
    return doc
  }
}
