import { type Database, isPostgres } from './sql.ts'

/** Whether reading failed only because a value was asked for that the column can never hold, which is no fault of ours. */
export function isIncomparable(database: Pick<Database, 'name'>, error: unknown): boolean {
  if (!(error instanceof Error) || !isReading(error) || !(error.cause instanceof Error)) return false
  const code = 'code' in error.cause ? String(error.cause.code) : null
  // SQLite's own faults have codes: without one the value never reached it, because it cannot be handed over.
  return isPostgres(database) ? code !== null && (dataException.test(code) || code === noSuchOperator) : code === null
}

/** What stands in a statement that writes was not asked for by a filter. */
function isReading(error: Error): boolean {
  const query: unknown = 'query' in error ? error.query : null
  return typeof query === 'string' && /^\s*select\b/i.test(query)
}

const dataException = /^22/
const noSuchOperator = '42883'
