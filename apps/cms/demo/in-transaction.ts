import { setTimeout as delay } from 'node:timers/promises'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

const breathAfter = 8
/** Longer than SQLite ever lets a waiting process sleep, so a desk that wants to save gets in between. */
const breathMs = 120
let written = 0

/** Several writes that stand or fall together. Hundreds of these in a row leave room for a running desk. */
export async function inTransaction<Result>(
  payload: Payload,
  write: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await write(req)
    await commitTransaction(req)
    written += 1
    if (written % breathAfter === 0) await delay(breathMs)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
