import { link, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'

const asideOf = (file: string) => `${file}.replaced`

/**
 * Payload deletes the old file of a picture before the new one has passed its checks: a refused change would leave a picture
 * without a file, and a page on its way to a reader would miss it. A second name keeps it; the sweep takes it when its time is
 * over.
 */
export function setOriginalAside(folder: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const id: unknown = 'id' in args ? args.id : undefined
    if (operation !== 'update' || !req.file || (typeof id !== 'number' && typeof id !== 'string')) return
    const where = { id: { equals: id } }
    const stored = await req.payload.db.findOne<{ id: number; filename?: unknown }>({ collection: 'media', where, req })
    if (typeof stored?.filename !== 'string') return
    const file = path.join(folder, path.basename(stored.filename))
    if (!(await exists(file))) return
    await unlink(asideOf(file)).catch(ignoreMissing)
    await link(file, asideOf(file))
  }
}

/** Right after Payload deleted it. */
export function putOriginalBack(folder: string): CollectionBeforeValidateHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !req.file || typeof originalDoc?.filename !== 'string') return data
    const file = path.join(folder, path.basename(originalDoc.filename))
    if (await exists(asideOf(file))) await rename(asideOf(file), file)
    return data
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
