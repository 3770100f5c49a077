import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { readInquiries } from '../../access/read-inquiries.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { rowId } from '../../database/row-id.ts'
import { sentence } from '../../fields/sentence.ts'
import { attachment } from './attachment.ts'

const harmlessTypes = /^(application\/(pdf|zip|postscript|illustrator|octet-stream)|image\/(png|jpeg|webp|gif|tiff))$/

export function downloadEndpoint(folder: string): Endpoint {
  return staffEndpoint({ path: '/:id/download', method: 'get', handler: (req) => download(req, folder) }, readInquiries)
}

async function download(req: PayloadRequest, folder: string): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  const file =
    id === null ? null : await req.payload.findByID({ collection: 'inquiry-files', id, depth: 0, disableErrors: true })
  if (!file) return Response.json({ message: sentence(req, gone) }, { status: 404 })
  const type = harmlessTypes.test(String(file.type)) ? String(file.type) : 'application/octet-stream'
  const handle = await open(path.join(folder, path.basename(String(file.fileId)))).catch(() => null)
  if (!handle) return Response.json({ message: sentence(req, gone) }, { status: 404 })
  const { size } = await handle.stat()
  return new Response(Readable.toWeb(handle.createReadStream()) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-length': String(size),
      'content-disposition': attachment(String(file.name)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}

const gone = { en: 'There is no such file.', es: 'Ese archivo no existe.' }
