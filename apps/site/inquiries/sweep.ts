import { existsSync, readdirSync, rmSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './durable-files.ts'

const minuteMs = 60_000
/** Longer than any write takes. */
const oldTemporaryMs = 10 * minuteMs
const oldUploadMs = 24 * 60 * minuteMs

/** At the start, before anything is written: what a killed process left half-written. */
export function clearTemporaries(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) if (name.endsWith('.tmp')) rmSync(join(folder, name), { force: true })
}

/** While we run: what a failed write could not take back. */
export async function sweepTemporaries(folder: string, now = Date.now()): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.endsWith('.tmp')) await removeOlder(join(folder, name), now - oldTemporaryMs)
  }
}

/** Takes away files whose inquiry never came. */
export async function sweepUploads(folder: string, now = Date.now()): Promise<void> {
  await sweepFiles(folder, '', now)
}

/** Takes away what was held for a submission that did not come to be; what waits or was set aside keeps its files. */
export async function sweepHeld(folder: string, spool: string, now = Date.now()): Promise<void> {
  await sweepFiles(folder, await neededIn(spool), now)
}

async function sweepFiles(folder: string, needed: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const id = name.replace(/\.json$/, '')
    if (!name.endsWith('.tmp') && !needed.includes(id)) await removeOlder(join(folder, name), now - oldUploadMs)
  }
}

/** All that waits, and all that was set aside, as one text: ids are found in it by looking. */
async function neededIn(spool: string): Promise<string> {
  const folders = [spool, join(spool, 'refused'), join(spool, 'unreadable')]
  const texts: string[] = []
  for (const folder of folders) {
    for (const name of await namesIn(folder)) {
      if (name.endsWith('.json')) texts.push(filesPart(await readFile(join(folder, name), 'utf8').catch(missingAsEmpty)))
    }
  }
  return texts.join('\n')
}

/** Most inquiries have no files; nothing of theirs is kept in memory. */
function filesPart(text: string): string {
  return text.match(/[0-9a-f]{48}/g)?.join(' ') ?? ''
}

async function removeOlder(file: string, than: number): Promise<void> {
  const found = await stat(file).catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error)))
  if (found && found.mtimeMs < than) await rm(file, { force: true })
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

function missingAsEmpty(error: unknown): string {
  if (isMissing(error)) return ''
  throw error
}
