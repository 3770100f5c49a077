import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Submission } from '@lindero/contract'
import type { Logger } from 'pino'
import { ownFolderAt, syncToDisk, writeWhole } from './durable-files.ts'
import { readSubmission } from './read-submission.ts'
import { sharedRun } from './shared-run.ts'
import { type Mark, nameOf, readName } from './spool-names.ts'

/** Where accepted submissions lie, one file each, until the desk has them. */
export interface Spool {
  /** On disk for good when this resolves; when it rejects, nothing of it is left. */
  put(submission: Submission, mark: Mark): Promise<void>
  /** What waits, longest first. */
  names(): string[]
  oldest(): string | undefined
  /** Null when it cannot be read; it is set aside then. */
  read(name: string): Promise<{ submission: Submission; bytes: Buffer } | null>
  /** The desk has it. */
  remove(name: string): Promise<void>
  /** Out of the way, but kept: only a person can decide about it. */
  setAside(name: string, because: 'unreadable' | 'refused'): Promise<void>
  /** Lets others go first. */
  postpone(name: string): void
  onNew(listener: () => void): void
}

const ending = '.json'

export function openSpool(folder: string, log: Logger): Spool {
  const waiting = new Set(namesIn(folder, log))
  const listeners: (() => void)[] = []
  let begun = 0
  const settle = sharedRun(() => syncToDisk(folder))
  const fileOf = (name: string) => join(folder, name + ending)

  async function put(submission: Submission, mark: Mark): Promise<void> {
    const name = nameOf(mark)
    // Leftovers of a process with the same number are gone since the start.
    const temporary = join(folder, `${process.pid}-${begun++}.tmp`)
    await writeWhole(temporary, fileOf(name), Buffer.from(JSON.stringify(submission)))
    await settle().catch(async (error: unknown) => {
      await rm(fileOf(name), { force: true }).catch(() => undefined)
      throw error
    })
    waiting.add(name)
    for (const listener of listeners) listener()
  }

  async function read(name: string): Promise<{ submission: Submission; bytes: Buffer } | null> {
    const bytes = await readFile(fileOf(name))
    const submission = readSubmission(bytes, readName(name))
    if (submission) return { submission, bytes }
    await setAside(name, 'unreadable')
    return null
  }

  async function setAside(name: string, because: 'unreadable' | 'refused'): Promise<void> {
    await ownFolderAt(join(folder, because))
    await rename(fileOf(name), join(folder, because, name + ending))
    waiting.delete(name)
    log.error({ file: join(folder, because, name + ending) }, `an inquiry is ${because} and was set aside; please look at it`)
  }

  return {
    put,
    read,
    setAside,
    names: () => [...waiting],
    oldest: () => waiting.values().next().value,
    async remove(name) {
      await rm(fileOf(name), { force: true })
      waiting.delete(name)
    },
    postpone(name) {
      if (waiting.delete(name)) waiting.add(name)
    },
    onNew: (listener) => void listeners.push(listener),
  }
}

/** A spool that cannot be opened now may be mended while we run: each submission tries again. */
function namesIn(folder: string, log: Logger): string[] {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const names = readdirSync(folder).filter((name) => name.endsWith(ending))
    return names.map((name) => name.slice(0, -ending.length)).sort()
  } catch (error) {
    log.error({ reason: String(error) }, 'the spool for inquiries cannot be opened')
    return []
  }
}
