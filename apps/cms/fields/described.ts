import type { Words } from './sentence.ts'

/** The help text of a field, where it has one. */
export function described(help: Words | undefined): { description?: Words } {
  return help ? { description: help } : {}
}
