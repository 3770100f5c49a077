'use client'
import type { Locale } from '@lindero/contract'
import { isRecord } from '../../fields/per-language.ts'
import type { DocumentText } from './document-text.ts'

export interface Place {
  entity: string
  /** Empty for a global. */
  id: string
  locale: Locale
}

export function textsQuery({ entity, id, locale }: Place): string {
  return new URLSearchParams({ entity, id, locale }).toString()
}

/** Asked once for all the fields of a form; when the document was saved since, once more. */
const asked = new Map<string, Promise<DocumentText[]>>()
const mostKept = 4

export function askTexts(query: string, moment: string): Promise<DocumentText[]> {
  const key = `${query} ${moment}`
  const known = asked.get(key)
  if (known) return known
  // A broken connection only leaves the original out.
  const answer = fetchTexts(query).then((texts) => texts ?? [])
  asked.set(key, answer)
  const [oldest] = asked.keys()
  if (asked.size > mostKept && oldest !== undefined) asked.delete(oldest)
  return answer
}

/** As they stand this moment; null when that could not be learned. */
export async function fetchTexts(query: string): Promise<DocumentText[] | null> {
  try {
    const answer = await fetch(`/api-cms/translations/texts?${query}`)
    const read: unknown = await answer.json()
    return answer.ok && isRecord(read) && Array.isArray(read.texts) ? read.texts : null
  } catch {
    return null
  }
}
