/** Whatever the site brings inquiries to. It can be killed at any moment and started again with what it had stored. */
export interface Receiver {
  url: string
  internalKey: string
  start(): Promise<void>
  /** By force, as a crash would. */
  kill(): Promise<void>
  /** How often each key is stored, read from its database. */
  countByKey(): Promise<Map<string, number>>
  stop(): Promise<void>
}

/** A row of `select key, count(*) as times`. */
export function readRow(row: unknown): [string, number] {
  if (typeof row !== 'object' || row === null || !('key' in row) || !('times' in row)) throw new Error('This is no row.')
  return [String(row.key), Number(row.times)]
}
