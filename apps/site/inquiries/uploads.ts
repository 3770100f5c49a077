import { createHmac, randomBytes } from 'node:crypto'
import { readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { inquiryBounds, type SubmittedFile } from '@lindero/contract'
import * as v from 'valibot'
import { isMissing, ownFolderAt, syncToDisk, writeWhole } from './durable-files.ts'
import { endingOf, safeFileName } from './file-name.ts'
import { fileVerdict } from './file-type.ts'
import { type Received, receiveFile } from './receive-file.ts'

/** Files that came before their inquiry. Private: only the forwarder reads them. */
export interface Uploads {
  /** The same key gives the same id, so a second try after a broken connection doubles nothing. */
  idFor(key: string | null): string
  find(id: string): Promise<SubmittedFile | null>
  take(id: string, name: string, body: AsyncIterable<Uint8Array>): Promise<Upload>
  fileAt(id: string): string
}

export type UploadProblem = 'type' | 'twofold' | 'large' | 'empty' | 'name' | 'room'
export type Upload = { ok: true; file: SubmittedFile } | { ok: false; problem: UploadProblem }

const idForm = /^[0-9a-f]{48}$/
const shape = v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.number() })

/** Files stop where inquiries themselves must still find room. */
const leastRoom = 512 * 1024 * 1024

export function openUploads(folder: string, internalKey: string, room = leastRoom): Uploads {
  const secret = createHmac('sha256', internalKey).update('file ids').digest()
  const fileAt = (id: string) => join(folder, id)

  async function find(id: string): Promise<SubmittedFile | null> {
    if (!idForm.test(id)) return null
    try {
      const note: unknown = JSON.parse(await readFile(`${fileAt(id)}.json`, 'utf8'))
      return v.is(shape, note) ? note : null
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return null
      throw error
    }
  }

  async function take(id: string, name: string, body: AsyncIterable<Uint8Array>): Promise<Upload> {
    if (!(await hasRoom(folder, room))) return { ok: false, problem: 'room' }
    const temporary = join(folder, `${randomBytes(12).toString('hex')}.tmp`)
    try {
      const received = await receiveFile(temporary, body, inquiryBounds.fileBytes)
      const judged = received === 'large' ? null : judge(id, name, received)
      if (!judged) return { ok: false, problem: 'large' }
      if (judged.ok) await keep(judged.file, temporary)
      return judged
    } finally {
      await rm(temporary, { force: true })
    }
  }

  /** The note comes last: a file without one was never whole. */
  async function keep(file: SubmittedFile, temporary: string): Promise<void> {
    await rename(temporary, fileAt(file.id))
    await writeWhole(`${temporary}.tmp`, `${fileAt(file.id)}.json`, Buffer.from(JSON.stringify(file)))
    await syncToDisk(folder)
  }

  return {
    idFor: (key) =>
      key ? createHmac('sha256', secret).update(key).digest('hex').slice(0, 48) : randomBytes(24).toString('hex'),
    find,
    take,
    fileAt,
  }
}

function judge(id: string, given: string, { size, head, tail }: Received): Upload {
  if (size === 0) return { ok: false, problem: 'empty' }
  const verdict = fileVerdict(head, tail, endingOf(given))
  if (!verdict.ok) return verdict
  const name = safeFileName(given, verdict.endings)
  return name === null ? { ok: false, problem: 'name' } : { ok: true, file: { id, name, type: verdict.type, size } }
}

async function hasRoom(folder: string, least: number): Promise<boolean> {
  await ownFolderAt(folder)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= least
}
