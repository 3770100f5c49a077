import { type Asking, attempt } from './attempt.ts'
import { constants } from './constants.ts'
import { idempotencyHeader, idempotencyKey } from './idempotency-key.ts'
import { type Answer, RequestError } from './request-error.ts'
import { pause, retryWait } from './retry-wait.ts'

const { retriesIdempotent, retriesOther, retryStatuses } = constants.request
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

export interface KeyedAsking extends Asking {
  /** False for another website's server, which may not allow the header; the key then travels in the body. */
  hasKey?: boolean
}

/**
 * The one client for calls from the browser (C-5): throws a RequestError for every answer from 400 on. What is not idempotent carries
 * a key, the same on every try, and is sent once more. Who only reads may use `attempt` alone and leave this out of their chunk.
 */
export async function request(address: string, { hasKey = true, ...asking }: KeyedAsking = {}): Promise<Answer> {
  const method = (asking.method ?? 'GET').toUpperCase()
  const mayRepeat = idempotent.has(method)
  const headers = new Headers(asking.headers)
  if (hasKey && !mayRepeat && !headers.has(idempotencyHeader)) headers.set(idempotencyHeader, idempotencyKey())
  for (let left: number = mayRepeat ? retriesIdempotent : retriesOther; ; left--) {
    try {
      return await successful(address, { ...asking, method, headers })
    } catch (error) {
      const wait = left > 0 && error instanceof RequestError ? waitAfter(error) : null
      if (wait === null) throw error
      await pause(wait, asking.signal)
    }
  }
}

async function successful(address: string, asking: Asking): Promise<Answer> {
  const answer = await attempt(address, asking)
  if (answer.status >= 400) throw new RequestError(answer.status, answer)
  return answer
}

/** Milliseconds until the next try; null where there is none. No answer at all counts like a failing server. */
function waitAfter({ reason, answer }: RequestError): number | null {
  const isWorthIt = typeof reason === 'number' ? retryStatuses.some((status) => status === reason) : reason !== 'aborted'
  return isWorthIt ? retryWait(answer?.headers.get('retry-after') ?? null) : null
}
