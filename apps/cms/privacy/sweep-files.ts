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
  for (const name of names) if (await isForgotten(payload, path.join(folder, name), now)) await rm(path.join(folder, name))
}

async function isForgotten(payload: Payload, file: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(file)
  // Bytes are there before their row is.
  if (now.getTime() - mtimeMs < hourMs) return false
  const query = sql`select 1 from inquiry_files where file_id = ${path.basename(file)}`
  return (await rows(payload.db as unknown as Database, query)).length === 0
}
