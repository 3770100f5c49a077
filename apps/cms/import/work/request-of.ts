import { createLocalReq, type PayloadRequest } from 'payload'

/** A request of its own for each batch: languages, context and transaction of one must not reach the next. */
export async function requestOf({ payload, user }: PayloadRequest): Promise<PayloadRequest> {
  return createLocalReq({ ...(user && { user }) }, payload)
}
