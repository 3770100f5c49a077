import { isRecord } from '../../fields/per-language.ts'
import type { FieldAt } from './field-at.ts'
import { takes } from './takes.ts'

/** Far more than the desk ever asks for, and less than a database gives up on. */
const most = { levels: 10, parts: 500 }

/** The first part of a filter that cannot be used, as the address names it; null where all of it can. */
export function unusablePart(where: unknown, fieldAt: FieldAt, level = 0): string | null {
  if (!isRecord(where) || level > most.levels) return 'where'
  for (const [name, given] of Object.entries(where)) {
    const part = /^(and|or)$/i.test(name) ? inList(name, given, fieldAt, level) : inTests(name, given, fieldAt, level)
    if (part) return part
  }
  return null
}

function inList(name: string, given: unknown, fieldAt: FieldAt, level: number): string | null {
  if (!Array.isArray(given) || given.length > most.parts) return name
  for (const part of given) {
    const unusable = unusablePart(part, fieldAt, level + 1)
    if (unusable) return unusable
  }
  return null
}

function inTests(path: string, given: unknown, fieldAt: FieldAt, level: number): string | null {
  const field = fieldAt(path)
  if (!isRecord(given) || field === 'closed') return path
  for (const [operator, value] of Object.entries(given)) {
    // What is referred to can be asked about with a filter of its own.
    const isNested = operator === 'contains' && isRecord(value)
    const isUsable = isNested ? !unusablePart(value, () => null, level + 1) : takes(operator, value, field)
    if (!isUsable) return `${path} ${operator}`
  }
  return null
}
