import { constants } from './constants.ts'
import { type Answer, RequestError } from './request-error.ts'

export interface Asking {
  method?: string
  headers?: HeadersInit
  /** Nothing that can be read only once: it may have to be sent again. */
  body?: string | URLSearchParams | FormData | Blob
  signal?: AbortSignal
  /** What nobody waits for yet lets the rest go first. */
  priority?: RequestPriority
  /** Milliseconds until one attempt is given up, its body included. */
  timeout?: number
}

/** Asks once, and answers whatever the status. Throws a RequestError where no answer comes. */
export async function attempt(address: string, asking: Asking = {}): Promise<Answer> {
  const { timeout = constants.request.timeout, signal, ...init } = asking
  if (signal?.aborted) throw new RequestError('aborted')
  const own = new AbortController()
  const stop = () => own.abort()
  const timer = setTimeout(stop, timeout)
  signal?.addEventListener('abort', stop)
  try {
    const response = await fetch(address, { ...init, signal: own.signal })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (cause) {
    throw new RequestError(signal?.aborted ? 'aborted' : own.signal.aborted ? 'timeout' : 'network', null, cause)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
