import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import { write } from '../delivery/claim.ts'

const hourMs = 60 * 60 * 1000
/** A file is sent right before its inquiry; if that comes later after all, the site sends the file again. */
const waitsForInquiryMs = 7 * 24 * hourMs

/** Removes bytes nothing speaks of any more, and files whose inquiry never came. */
export async function sweepFiles(payload: Payload, folder: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - waitsForInquiryMs).toISOString()
  await write(payload, sql`delete from inquiry_files where inquiry_id is null and created_at < ${oldest} returning id`)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // Its time comes last: the same file may have been sent again while the database was asked.
    if ((await hasNoRow(payload, name)) && (await isOld(file, now))) await rm(file, { force: true })
  }
}

async function hasNoRow(payload: Payload, fileId: string): Promise<boolean> {
  const query = sql`select 1 from inquiry_files where file_id = ${fileId}`
  return (await rows(payload.db as unknown as Database, query)).length === 0
}

/** Bytes are there before their row is. What has got its final name meanwhile is not old. */
async function isOld(file: string, now: Date): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found !== null && now.getTime() - found.mtimeMs >= hourMs
}
