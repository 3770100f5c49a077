import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The desk's two doors for what comes from the spool, on a real connection; what they answer is up to the test. */
export interface SampleDesk {
  url: string
  port: number
  received: { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Buffer }[]
  /** Status and body of the next answers; the last one goes on. */
  answers: { status: number; body: string }[]
  stop(): Promise<void>
}

export const stored = { status: 200, body: '{"stored":true}' }

export async function sampleDesk(port = 0): Promise<SampleDesk> {
  const desk: Pick<SampleDesk, 'received' | 'answers'> = { received: [], answers: [stored] }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://desk')
    desk.received.push({ path: pathname, query: searchParams, headers: request.headers, body: Buffer.concat(parts) })
    const [answer = stored] = desk.answers.length > 1 ? desk.answers.splice(0, 1) : desk.answers
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.address() as AddressInfo).port
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(desk, { url: `http://127.0.0.1:${bound}`, port: bound, stop })
}
