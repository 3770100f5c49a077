import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

export class TooManyBytes extends Error {}

/** Writes a file so that it is either there in full, on the disk itself, or not at all. Gives back its size. */
export async function storeBytes(
  folder: string,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, `${name}.${process.pid}.${Date.now()}.part`)
  try {
    const size = await writeAll(unfinished, bytes, most)
    await rename(unfinished, path.join(folder, name))
    await syncFolder(folder)
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeAll(file: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number> {
  const handle = await open(file, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > most) throw new TooManyBytes()
      await handle.write(chunk)
    }
    await handle.sync()
    return size
  } finally {
    await handle.close()
  }
}

/** The name itself is on the disk only when the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
