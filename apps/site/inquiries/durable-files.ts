import { close, fsync, mkdir, open, rename, rm, write } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const openFile = promisify(open)
const syncFile = promisify(fsync)
const closeFile = promisify(close)
const renameFile = promisify(rename)
const makeFolder = promisify(mkdir)
const removeFile = promisify(rm)

/** Only the owner reads what buyers write. */
const ownFile = 0o600
const ownFolder = 0o700

export async function ownFolderAt(folder: string): Promise<void> {
  await makeFolder(folder, { recursive: true, mode: ownFolder })
}

/** The file is whole on disk under its name when this resolves, but for the folder's own entry (`syncToDisk`); else nothing is left. */
export async function writeWhole(temporary: string, file: string, bytes: Buffer): Promise<void> {
  try {
    await writeSynced(temporary, bytes)
    await renameFile(temporary, file)
  } catch (error) {
    await removeFile(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** After this a power cut leaves a file, or every name in a folder, as it is now. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await openFile(path, 'r')
  await syncFile(handle).finally(() => closeFile(handle))
}

async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await openNew(file)
  try {
    await writeAll(handle, bytes)
    await syncFile(handle)
  } finally {
    await closeFile(handle)
  }
}

async function openNew(file: string): Promise<number> {
  try {
    return await openFile(file, 'wx', ownFile)
  } catch (error) {
    if (!isMissing(error)) throw error
    await ownFolderAt(dirname(file))
    return openFile(file, 'wx', ownFile)
  }
}

function writeAll(handle: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (from: number) =>
      write(handle, bytes, from, bytes.length - from, null, (error, written) => {
        if (error) reject(error)
        else if (from + written < bytes.length) go(from + written)
        else resolve()
      })
    go(0)
  })
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
