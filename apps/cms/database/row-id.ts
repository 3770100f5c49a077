const highest = 2 ** 31 - 1

/** The number of a row out of an address; null for what can be none, which PostgreSQL would answer with an error. */
export function rowId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0
  return id > 0 && id <= highest ? id : null
}
