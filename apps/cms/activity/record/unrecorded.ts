import type { PayloadRequest } from 'payload'

const key = 'unrecorded'

/** What belongs to the beginning of a house and not to its history, such as the demo content. */
export const unrecorded = { [key]: true }

export function isUnrecorded(req: PayloadRequest): boolean {
  return req.context[key] === true
}
