import { utimes } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook } from 'payload'
import { readRenditions } from '../renditions.ts'

/** Files of a picture that got another file: they stay a while for pages on their way, counted from now. */
export function retireFiles(folder: string): CollectionAfterChangeHook {
  return async ({ doc, previousDoc }) => {
    if (!previousDoc?.filename || previousDoc.filename === doc.filename) return doc
    const now = new Date()
    for (const name of namesOf(previousDoc)) await utimes(path.join(folder, name), now, now).catch(() => {})
    return doc
  }
}

/** The files a picture is made of, as a document names them. */
export function namesOf(document: Record<string, unknown>): string[] {
  const { filename, share, renditions } = document
  const addresses = [share, ...readRenditions(renditions).map(({ src }) => src)]
  const made = addresses.filter((address) => typeof address === 'string').map((address) => decodeURIComponent(address))
  return [...(typeof filename === 'string' ? [filename] : []), ...made].map((name) => path.basename(name))
}
