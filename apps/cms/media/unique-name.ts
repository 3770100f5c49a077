import { createHash } from 'node:crypto'
import path from 'node:path'
import { slugOf } from '../fields/slug.ts'

/** The content is part of the name, so an address once given out always means the same picture and may be kept for ever. */
export function uniqueName(originalName: string, content: Buffer): string {
  const { name, ext } = path.parse(originalName)
  const readable = slugOf(name)?.slice(0, 60) ?? 'picture'
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `${readable}-${hash}${ext.toLowerCase()}`
}
