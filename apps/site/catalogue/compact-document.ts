import type { FeedDocument } from '@lindero/contract'
import { rememberDigest } from './content-version.ts'

/** Texts met so far while many documents are read; lives as long as that reading. */
export type TextPool = Map<string, string>

/** Longer texts are hardly ever the same in two documents. */
const longestPooled = 120

/**
 * The document of this JSON in as little memory as it can have: parsing lays objects out tightly, the languages share what is
 * equal in both (figures, relations), and documents share the texts they have in common.
 */
export function compactDocument(text: string, pool: TextPool): FeedDocument {
  const document: FeedDocument = JSON.parse(text)
  const { en, es } = document.content
  if (isHolder(en) && isHolder(es)) shareEqual(en, es)
  if (isHolder(document.content)) poolTexts(document.content, pool)
  rememberDigest(document, text)
  return document
}

type Holder = Record<string, unknown>

/** Puts the parts of `first` in the place of equal parts of `second`; true when all of it is equal. */
function shareEqual(first: Holder, second: Holder): boolean {
  const keys = Object.keys(second)
  let equal = Object.keys(first).length === keys.length && Array.isArray(first) === Array.isArray(second)
  for (const key of keys) {
    const [one, other] = [first[key], second[key]]
    if (one === other || (isHolder(one) && isHolder(other) && shareEqual(one, other))) second[key] = one
    else equal = false
  }
  return equal
}

function poolTexts(holder: Holder, pool: TextPool): void {
  for (const key of Object.keys(holder)) {
    const value = holder[key]
    if (isHolder(value)) poolTexts(value, pool)
    else if (typeof value === 'string' && value.length <= longestPooled) holder[key] = pooled(value, pool)
  }
}

function pooled(text: string, pool: TextPool): string {
  const known = pool.get(text)
  if (known !== undefined) return known
  pool.set(text, text)
  return text
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}
