import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** The pictures staff uploaded, by their flat and never reused names. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Null when there is no such picture. `name` is decoded. */
export async function mediaResponse(folder: string, name: string): Promise<Response | null> {
  const type = types[extname(name).toLowerCase()]
  if (!type || !isFlatName(name)) return null
  const file = await open(join(folder, name)).catch(() => null)
  if (!file) return null
  const facts = await file.stat()
  if (!facts.isFile()) {
    await file.close()
    return null
  }
  const headers = new Headers({
    'content-type': type,
    'content-length': String(facts.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  // A drawing can carry script; opened by itself it gets no rights at all.
  if (type === 'image/svg+xml') headers.set('content-security-policy', "sandbox; default-src 'none'")
  // Node's stream of bytes is the platform's; only the two declarations of it differ.
  return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> as BodyInit, { headers })
}

function isFlatName(name: string): boolean {
  return !name.startsWith('.') && !/[/\\]/.test(name) && !name.includes('\0')
}
