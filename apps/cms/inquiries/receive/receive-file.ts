import { inquiryBounds, receiveFilePath, submissionKeyForm } from '@lindero/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import { storeBytes, TooManyBytes } from '../files/store-bytes.ts'
import { never, stored, strangerAnswer } from './answers.ts'

const form = v.pipe(v.string(), v.regex(submissionKeyForm))
const words = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\0', '')),
    v.maxLength(most),
  )
const schema = v.object({ key: form, id: form, name: words(300), type: words(100) })

/** Where a file comes before the submission that names it. A second time replaces the first: it is the same file. */
export function receiveFileEndpoint(internalKey: string, folder: string): Endpoint {
  return {
    path: receiveFilePath.replace('/api-cms', ''),
    method: 'post',
    handler: async (req) => strangerAnswer(req, internalKey) ?? receiveFile(req, folder),
  }
}

async function receiveFile(req: PayloadRequest, folder: string): Promise<Response> {
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(req.searchParams))
  if (!success) return never(`The file cannot be stored: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`)
  try {
    const size = await storeBytes(folder, output.id, req.body ?? emptyBody(), inquiryBounds.fileBytes)
    await remember(req, { ...output, size })
    return stored()
  } catch (error) {
    if (error instanceof TooManyBytes) return never('The file is larger than any may be.', 413)
    throw error
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

async function remember(req: PayloadRequest, file: v.InferOutput<typeof schema> & { size: number }): Promise<void> {
  const { id, key, name, type, size } = file
  await inTransaction(req.payload, (local) =>
    writeIn(
      local,
      sql`insert into inquiry_files (file_id, key, name, type, size) values (${id}, ${key}, ${name}, ${type}, ${size})
        on conflict (file_id) do update set size = ${size} returning id`,
    ),
  )
}
