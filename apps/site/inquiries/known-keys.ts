import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Mark, nameOf, readName } from './spool-names.ts'

/** Remembers for a day what was taken under which key, over restarts too, so that a second try is known for the same (C-5). */
export interface KnownKeys {
  /** Digest of the content taken under this key. */
  find(key: string): string | undefined
  add(mark: Mark): void
  /** Writes down what leaves the spool; what lies in it is remembered by its own name. */
  keep(mark: Mark): void
  forgetOld(now?: number): void
}

const hourMs = 3_600_000
const keptMs = 24 * hourMs
const most = 200_000
const notes = /^(\d+)\.txt$/

export function knownKeys(folder: string, log: Logger, now = Date.now): KnownKeys {
  const known = new Map<string, Mark>()

  function add(mark: Mark): void {
    known.set(mark.key, mark)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }

  // The desk has it under this key, so a note that is lost costs nothing but the quick answer.
  function keep(mark: Mark): void {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      appendFileSync(join(folder, `${Math.floor(now() / hourMs)}.txt`), `${nameOf(mark)}\n`, { mode: 0o600 })
    } catch (error) {
      log.warn({ reason: String(error) }, 'a key could not be noted as sent')
    }
  }

  function forgetOld(at = now()): void {
    for (const [key, mark] of known) if (mark.at < at - keptMs) known.delete(key)
    for (const { file, hour } of notesIn(folder)) if ((hour + 1) * hourMs < at - keptMs) rmSync(file, { force: true })
  }

  forgetOld()
  for (const { file } of notesIn(folder)) {
    const marks = readFileSync(file, 'utf8').split('\n').map(readName)
    for (const mark of marks) if (mark && mark.at >= now() - keptMs) add(mark)
  }
  return { find: (key) => known.get(key)?.content, add, keep, forgetOld }
}

function notesIn(folder: string): { file: string; hour: number }[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const hour = notes.exec(name)?.[1]
      return hour ? [{ file: join(folder, name), hour: Number(hour) }] : []
    })
  } catch {
    return []
  }
}
