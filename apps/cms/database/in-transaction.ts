import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

/** Several writes that stand or fall together. */
export async function inTransaction<Result>(
  payload: Payload,
  write: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return transact(await createLocalReq({}, payload), write)
}

/** The same, in the name of whoever asked. */
export async function transact<Result>(req: PayloadRequest, write: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await write(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
