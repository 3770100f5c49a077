import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { sql } from '../database/sql.ts'
import { writeIn } from '../delivery/claim.ts'

/**
 * A change reads the whole inquiry, fills in what it leaves out and writes all of it back. Whoever changes one takes its row first, so
 * that a note or an answer written meanwhile is waited for and not undone.
 */
export const holdRowBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : 0
  if (id > 0) await holdRow(req, id)
}

export async function holdRow(req: PayloadRequest, id: number): Promise<void> {
  await writeIn(req, sql`update inquiries set updated_at = updated_at where id = ${id} returning id`)
}
