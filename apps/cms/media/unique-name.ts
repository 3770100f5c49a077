import { createHash } from 'node:crypto'
import path from 'node:path'

/** The content is part of the name, so an address once given out always means the same picture and may be kept for ever. */
export function uniqueName(originalName: string, content: Buffer): string {
  const { name, ext } = path.parse(originalName)
  const readable = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `${readable || 'picture'}-${hash}${ext.toLowerCase()}`
}
