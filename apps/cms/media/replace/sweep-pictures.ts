import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../../database/sql.ts'
import { startWorker, type Worker } from '../../delivery/worker.ts'
import { prefixOf } from '../share-picture.ts'
import { namesOf } from './retire-files.ts'

const hourMs = 60 * 60 * 1000
/** Pages that were sent, and messengers that were told of a picture, may still come for it. */
const graceMs = 24 * hourMs

export function startPictureSweep(payload: Payload, folder: string): Worker {
  return startWorker(payload, {
    failure: 'Files of replaced pictures could not be removed',
    everyMs: 6 * hourMs,
    afterErrorMs: hourMs,
    once: () => sweepPictures(payload, folder, new Date()),
  })
}

/** Removes files no picture names any more, when their time is over. Gives how many. */
export async function sweepPictures(payload: Payload, folder: string, now: Date): Promise<number> {
  // Files first: what is made while the database is asked is then not among them.
  const files = await readdir(folder)
  const isNamed = await namedFiles(payload)
  let removed = 0
  for (const name of files.filter((file) => !isNamed(file))) {
    const file = path.join(folder, name)
    if (!(await isOver(file, now))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

async function namedFiles(payload: Payload): Promise<(file: string) => boolean> {
  const query = sql`select filename, share, renditions from media`
  const documents = (await rows(payload.db as unknown as Database, query)).map((row) => ({
    ...row,
    renditions: json(row.renditions),
  }))
  const names = new Set(documents.flatMap(namesOf))
  // Every crop that was ever shared holds as long as its picture does.
  const shared = new Set([...names].map(prefixOf))
  return (file) => names.has(file) || shared.has(file.replace(/(?<=-share-)[0-9a-f]+\.jpg$/, ''))
}

/** SQLite gives it as text, PostgreSQL as what it is. */
function json(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}

async function isOver(file: string, now: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() === true && now.getTime() - found.mtimeMs >= graceMs
}
