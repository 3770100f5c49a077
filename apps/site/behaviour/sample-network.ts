/** One call as it arrived. */
export interface Sent {
  key: string | null
  body: unknown
  /** Milliseconds since the network was made. */
  at: number
}

export type Reply = Response | 'no network' | 'never'

/** Stands in for the network in tests. Answers call after call; the last reply is given to all further calls. */
export function sampleNetwork(...replies: [Reply, ...Reply[]]) {
  const begun = Date.now()
  const sent: Sent[] = []
  function fetch(_: string, { headers, body, signal }: RequestInit): Promise<Response> {
    const reply = replies[Math.min(sent.length, replies.length - 1)]
    sent.push({ key: new Headers(headers).get('idempotency-key'), body, at: Date.now() - begun })
    if (reply instanceof Response) return Promise.resolve(reply.clone())
    if (reply === 'no network') return Promise.reject(new TypeError('Failed to fetch'))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  return { sent, fetch }
}

export function answer(status: number, headers = {}): Response {
  return new Response('said', { status, headers })
}
