import type { Payload } from 'payload'
import { demoState } from '../demo/demo-ledger.ts'
import { isUntouched } from './is-untouched.ts'

/** Only for a database nobody has worked in, and never after somebody took the demo house out. */
export async function wantsDemo(payload: Payload, { demo }: { demo: boolean }): Promise<boolean> {
  const state = await demoState(payload)
  return demo && (state === 'absent' || state === 'loading') && (await isUntouched(payload))
}
