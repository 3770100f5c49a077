import type { IncomingMessage } from 'node:http'

/** A request to one of the forms' doors, however it came. */
export interface SentRequest {
  method: string
  /** Path and query as they were written. */
  url: string
  header(name: string): string | null
  body: AsyncIterator<Uint8Array>
  address: string
}

/** `incoming` is what node:http brought; its body is read without a detour. */
export function sentRequest(
  request: Request,
  url: string,
  incoming: IncomingMessage | undefined,
  address: string,
): SentRequest {
  return {
    method: request.method,
    url,
    header: (name) => request.headers.get(name),
    body: incoming ? chunksOf(incoming) : partsOf(request.body),
    address,
  }
}

// Who stops reading early still wants to answer, so the stream is left alone.
function chunksOf(incoming: IncomingMessage): AsyncIterator<Uint8Array> {
  return incoming.iterator({ destroyOnReturn: false })
}

async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader()
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) yield step.value
}
