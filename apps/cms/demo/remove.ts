import type { Payload } from 'payload'
import { loadedDocuments, setDemoState } from './demo-ledger.ts'
import { takeOutDemo } from './take-out.ts'

/** Takes the demo house out for good: it comes back only when somebody loads it again. */
export async function removeDemo(payload: Payload, say: (line: string) => void): Promise<void> {
  const { length } = await loadedDocuments(payload)
  if (length > 0) say(`Taking out ${length} demo documents`)
  // First: should this be interrupted, the next start must not fill up again what is half out.
  await setDemoState(payload, 'removed')
  const kept = await takeOutDemo(payload)
  for (const { kind, id, name, because } of kept)
    say(`Stays: ${kind} ${name || id} (${because === 'changed' ? 'changed by the staff' : 'used by something that stays'})`)
  say(length === 0 ? 'There is no demo content' : `Demo content is out: ${length - kept.length} documents`)
}
