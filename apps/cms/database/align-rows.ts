/** Puts stored rows into the order of the rows about to be written, by their ids; a new row has nothing stored. Pure. */
export function alignRows(stored: unknown, pending: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(pending)) {
    if (![...stored, ...pending].every(isRecord)) return stored
    const byId = new Map(stored.map((row) => [row.id, row]))
    return pending.map((row) => alignRows((row.id === undefined ? undefined : byId.get(row.id)) ?? {}, row))
  }
  if (!isRecord(stored) || !isRecord(pending)) return stored
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, alignRows(value, pending[key])]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
