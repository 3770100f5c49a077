import { randomBytes } from 'node:crypto'
import { copyFile, link, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { SubmittedFile } from '@lindero/contract'
import { ownFolderAt, syncToDisk } from './durable-files.ts'

/** Files that wait with their submission. Each belongs to it alone, also where a buyer sends the same upload twice. */
export interface HeldFiles {
  /** The same files under ids of their own; on disk for good when this resolves. */
  hold(files: readonly SubmittedFile[]): Promise<SubmittedFile[]>
  release(files: readonly SubmittedFile[]): Promise<void>
  fileAt(id: string): string
}

export function heldFiles(folder: string, uploadAt: (id: string) => string): HeldFiles {
  const fileAt = (id: string) => join(folder, id)

  async function holdOne(file: SubmittedFile): Promise<SubmittedFile> {
    const id = randomBytes(24).toString('hex')
    // A second name costs nothing; only where the folders lie on two disks the bytes are written again.
    await link(uploadAt(file.id), fileAt(id)).catch(() => copyWhole(uploadAt(file.id), fileAt(id)))
    // It begins to wait now, however long the upload has waited.
    const now = new Date()
    await utimes(fileAt(id), now, now)
    return { ...file, id }
  }

  return {
    async hold(files) {
      if (files.length === 0) return []
      await ownFolderAt(folder)
      const held = await Promise.all(files.map(holdOne))
      await syncToDisk(folder)
      return held
    },
    async release(files) {
      for (const { id } of files) await rm(fileAt(id), { force: true })
    },
    fileAt,
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await syncToDisk(to)
}
