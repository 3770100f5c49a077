import { isRecord } from '../../fields/per-language.ts'

/** Numbers beyond cannot be asked for; nothing has them. */
const highest = 2 ** 31 - 1

/** What forms send for a reference that was taken out. */
export function isNoReference(value: unknown): boolean {
  return value === null || value === '' || value === 'none' || value === 'null'
}

export function isReference(value: unknown): boolean {
  return idOf(value) !== undefined
}

/** Of a reference as a number, as digits, or as the document itself. */
export function idOf(value: unknown): number | undefined {
  const id: unknown = isRecord(value) ? value.id : value
  const isDigits = typeof id === 'string' && /^\d+$/.test(id)
  return (isDigits || typeof id === 'number') && Number.isInteger(Number(id)) ? Number(id) : undefined
}

export function canBeAsked(id: number): boolean {
  return id > 0 && id <= highest
}
