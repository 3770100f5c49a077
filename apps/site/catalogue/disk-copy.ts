import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { decodeCopy, encodeCopy } from './disk-copy-format.ts'
import type { FeedState } from './follow-feed.ts'

/** The last good copy of all content on our own disk, so that a start needs nobody else. */
export interface DiskCopy {
  read(): Promise<FeedState | null>
  /** Remembers the newest state; writes one after another, skipping those a newer one has overtaken. */
  save(state: FeedState): void
  /** Resolves when everything saved so far is on disk (or has failed and was logged). */
  flush(): Promise<void>
}

export function diskCopy(file: string, build: string, log: Logger): DiskCopy {
  let waiting: FeedState | null = null
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (waiting) {
      const state = waiting
      waiting = null
      await writeDurably(file, encodeCopy(state, build)).catch((error: Error) => {
        log.error({ reason: error.message }, 'the disk copy of the catalogue could not be written')
      })
    }
    writing = null
  }

  return {
    read: () => readCopy(file, build, log),
    save(state) {
      waiting = state
      writing ??= writeAll()
    },
    flush: () => writing ?? Promise.resolve(),
  }
}

async function readCopy(file: string, build: string, log: Logger): Promise<FeedState | null> {
  try {
    const reading = decodeCopy(await readFile(file), build)
    if (typeof reading !== 'string') return reading
    log.warn({ reason: reading }, 'the disk copy of the catalogue is not usable; asking the CMS for all content')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    log.warn({ reason: String(error) }, 'the disk copy of the catalogue cannot be read; asking the CMS for all content')
  }
  return null
}

/** After this resolves either the new file is there whole, also after a power cut, or the old one still is. */
async function writeDurably(file: string, chunks: Iterable<Buffer>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    for (const chunk of chunks) await handle.write(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
