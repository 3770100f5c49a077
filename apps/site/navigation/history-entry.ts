/** The name an entry of the history was given by us, if it was. */
export function entryOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string' ? state.entry : null
}

/** Not a UUID: browsers make those only where the connection is secure. */
export function newEntry(): string {
  return Math.random().toString(36).slice(2)
}

/** Names the entry the visitor is at. */
export function nameEntry(): string {
  const entry = newEntry()
  history.replaceState({ entry }, '')
  return entry
}
