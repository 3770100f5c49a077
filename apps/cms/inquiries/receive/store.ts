import type { Submission } from '@lindero/contract'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import type { Announce } from '../announce.ts'
import { readStoredInquiry } from '../stored-inquiry.ts'
import { asDocument } from './as-document.ts'

/** A file the submission names has not come, or not all of it. */
export class FileMissing extends Error {}

/** Stores it with everything that follows from it, or nothing of it; a second time does nothing. */
export function store(payload: Payload, submission: Submission, announce: Announce): Promise<void> {
  return inTransaction(payload, async (req) => {
    const number = await takeNumber(req, submission)
    if (number === null) return
    const data = await asDocument(req, submission, number)
    const { id } = await payload.create({ collection: 'inquiries', data, depth: 0, req })
    await attachFiles(req, submission, id)
    if (!submission.spam.suspected) await announce(req, await readStoredInquiry(req, Number(id)))
  })
}

/** Null when this one came before. Of several at once with the same key one gets a number, the others wait for it here. */
async function takeNumber(req: PayloadRequest, { key, spam }: Submission): Promise<number | null> {
  const insert = sql`insert into received_inquiries (key, announced) values (${key}, ${spam.suspected ? sql`false` : sql`true`})
    on conflict (key) do nothing returning number`
  const [row] = await writeIn(req, insert)
  return row ? Number(row.number) : null
}

async function attachFiles(req: PayloadRequest, { key, files }: Submission, inquiry: number | string): Promise<void> {
  for (const { id, name, size } of files) {
    const attach = sql`update inquiry_files set inquiry_id = ${inquiry}
      where file_id = ${id} and key = ${key} and size = ${size} returning id`
    if ((await writeIn(req, attach)).length === 0) throw new FileMissing(`The file ${name} has not come yet.`)
  }
}
