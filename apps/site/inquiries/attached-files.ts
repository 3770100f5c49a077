import { inquiryBounds, type SubmittedFile } from '@lindero/contract'
import type { Uploads } from './uploads.ts'

export type Attached = { ok: true; files: SubmittedFile[] } | { ok: false; refusal: 'filesMany' | 'filesGone' }

/** Ids as they were sent: a list, one alone, or none. */
export function fileIds(given: unknown): string[] | null {
  const list = given === undefined || given === '' ? [] : Array.isArray(given) ? given : [given]
  const ids = list.filter((id): id is string => typeof id === 'string' && id !== '')
  return ids.length === list.filter((id) => id !== '').length ? [...new Set(ids)] : null
}

export async function attachedFiles(ids: readonly string[] | null, uploads: Pick<Uploads, 'find'>): Promise<Attached> {
  if (ids === null) return { ok: false, refusal: 'filesGone' }
  if (ids.length > inquiryBounds.files) return { ok: false, refusal: 'filesMany' }
  const files: SubmittedFile[] = []
  for (const id of ids) {
    const file = await uploads.find(id)
    if (!file) return { ok: false, refusal: 'filesGone' }
    files.push(file)
  }
  return { ok: true, files }
}
