import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that a key cannot be guessed letter by letter. */
export function isInternal(given: string | null, key: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return given !== null && timingSafeEqual(digest(given), digest(key))
}
