import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '../database/in-transaction.ts'
import { sql } from '../database/sql.ts'
import { writeIn } from '../delivery/claim.ts'
import { personOf } from '../inquiries/person.ts'

const atOnce = 50

/** Removes everything about one person and counts it; says how many inquiries there were. */
export function erasePerson(payload: Payload, email: string, folder: string): Promise<number> {
  return erase(payload, { person: { equals: personOf(email) } }, folder)
}

/** All inquiries that fit, with their mails, messages and files, some at a time: others want to write as well. */
export async function erase(payload: Payload, where: Where, folder: string): Promise<number> {
  let erased = 0
  for (;;) {
    const { ids, fileIds } = await inTransaction(payload, (req) => eraseSome(req, where))
    // The bytes go once the rows are gone for good.
    for (const fileId of fileIds) await rm(path.join(folder, path.basename(fileId)), { force: true })
    if (ids.length === 0) return erased
    erased += ids.length
  }
}

async function eraseSome(req: PayloadRequest, where: Where) {
  const ids = await idsOf(req, where)
  const fileIds = await filesOf(req, ids)
  for (const id of ids) await req.payload.delete({ collection: 'inquiries', id, depth: 0, req })
  if (ids.length > 0) await countErased(req, ids.length)
  return { ids, fileIds }
}

async function idsOf(req: PayloadRequest, where: Where): Promise<(number | string)[]> {
  const { docs } = await req.payload.find({
    collection: 'inquiries',
    where,
    limit: atOnce,
    depth: 0,
    joins: false,
    select: { key: true },
    req,
  })
  return docs.map(({ id }) => id)
}

async function filesOf(req: PayloadRequest, ids: (number | string)[]): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) {
    const files = await writeIn(req, sql`select file_id from inquiry_files where inquiry_id = ${id}`)
    found.push(...files.map(({ file_id }) => String(file_id)))
  }
  return found
}

/** All that is left of a person is that there was one. */
async function countErased(req: PayloadRequest, more: number): Promise<void> {
  const { erased } = await req.payload.findGlobal({ slug: 'privacy', depth: 0, req })
  await req.payload.updateGlobal({ slug: 'privacy', data: { erased: Number(erased ?? 0) + more }, depth: 0, req })
}
