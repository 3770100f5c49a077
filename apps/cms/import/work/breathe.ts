import { setImmediate as turn } from 'node:timers/promises'

const turns = 4

/** SQLite answers at once, so a long piece of work would never let the desk get to anything else: between rows it may. */
export async function breathe(): Promise<void> {
  for (let at = 0; at < turns; at++) await turn()
}
