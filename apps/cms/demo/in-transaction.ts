import { setTimeout as delay } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { unrecorded } from '../activity/record/unrecorded.ts'
import { inTransaction as write } from '../database/in-transaction.ts'

const breathAfter = 8
/** Longer than SQLite ever lets a waiting process sleep, so a desk that wants to save gets in between. */
const breathMs = 120
let written = 0

/** Several writes that stand or fall together. Hundreds of these in a row leave room for a running desk. */
export async function inTransaction<Result>(payload: Payload, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const result = await write(payload, (req) => work(Object.assign(req, { context: { ...req.context, ...unrecorded } })))
  written += 1
  if (written % breathAfter === 0) await delay(breathMs)
  return result
}
