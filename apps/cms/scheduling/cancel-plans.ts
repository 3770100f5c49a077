import type { PayloadRequest } from 'payload'
import { sql } from '../database/sql.ts'
import { writeIn } from '../delivery/claim.ts'

/** What was planned for a document ends with it, in the transaction that deletes it: its number may be given to another. */
export async function cancelPlansOf(req: PayloadRequest, entity: string, id: number | string): Promise<void> {
  await writeIn(
    req,
    sql`update scheduled_changes set state = 'cancelled', leased_until = null
      where entity = ${entity} and document_id = ${String(id)} and state in ('waiting', 'failed') returning id`,
  )
}
