import type { ServerProps } from 'payload'
import { isTranslator } from '../roles.ts'

/** Tells the style sheet who is here: rows cannot be added or moved by translators, so the desk does not offer it. */
export function TranslatorMark({ user }: ServerProps) {
  return isTranslator(user) ? <span className="desk-translator" hidden /> : null
}
