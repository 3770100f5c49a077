/** Why something failed, for the log: the database's own words alone. The query around them holds what people wrote. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return shortReason(error.cause)
  const [line = ''] = error.message.split('\n')
  return line.startsWith('Failed query') ? error.name : line.slice(0, 200)
}
