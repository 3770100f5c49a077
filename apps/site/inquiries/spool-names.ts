import { createHash } from 'node:crypto'

/** What the name of a spool file says, so that a start needs to open none: when it came, its key, its content. */
export interface Mark {
  at: number
  /** Digest of the key: keys come from strangers and never become file names. */
  key: string
  content: string
}

const form = /^(\d{13})-([0-9a-f]{40})-([0-9a-f]{32})$/

export function markOf(at: number, key: string, content: string): Mark {
  return { at, key: digest(key).slice(0, 40), content: digest(content).slice(0, 32) }
}

/** Sorted by name is sorted by time. */
export function nameOf({ at, key, content }: Mark): string {
  return `${String(at).padStart(13, '0')}-${key}-${content}`
}

export function readName(name: string): Mark | null {
  const [, at, key, content] = form.exec(name) ?? []
  return at && key && content ? { at: Number(at), key, content } : null
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
