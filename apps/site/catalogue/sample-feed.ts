import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FeedBatch, feedKeyHeader } from '@lindero/contract'

export const sampleKey = 'a key for tests only'

/** A CMS for tests that speaks the feed over real HTTP: holds questions until something is published. */
export interface SampleFeed {
  url: string
  /** Every question asked so far, as `seq:token`. */
  questions: string[]
  publish(batch: FeedBatch): void
  /** Answer the next question with this instead. */
  answerOnce(status: number, body: string): void
  stop(): Promise<void>
}

export async function sampleFeed(port = 0): Promise<SampleFeed> {
  const batches: FeedBatch[] = []
  const oddAnswers: { status: number; body: string }[] = []
  const held: { seq: number; token: string; response: ServerResponse }[] = []
  const questions: string[] = []

  function answer(seq: number, token: string, response: ServerResponse): void {
    const odd = oddAnswers.shift()
    if (odd) return void response.writeHead(odd.status).end(odd.body)
    const news = batches.find((batch) => batch.seq > seq) ?? (token === '' ? undefined : staleToken(seq, token))
    if (news) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(news))
    else held.push({ seq, token, response })
  }

  // A reader whose token is not ours stands in another database: it gets everything.
  function staleToken(seq: number, token: string): FeedBatch | undefined {
    const last = batches.at(-1)
    return last && (last.seq !== seq || last.token !== token) ? { ...last, full: true } : undefined
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed')
    if (request.headers[feedKeyHeader] !== sampleKey) return void response.writeHead(401).end('{}')
    const [seq, token] = [Number(url.searchParams.get('after')), url.searchParams.get('token') ?? '']
    questions.push(`${seq}:${token}`)
    answer(seq, token, response)
  })
  const listening = await listen(server, port)

  return {
    url: `http://127.0.0.1:${listening}`,
    questions,
    publish(batch) {
      batches.push(batch)
      for (const { seq, token, response } of held.splice(0)) answer(seq, token, response)
    },
    answerOnce(status, body) {
      oddAnswers.push({ status, body })
      for (const { seq, token, response } of held.splice(0)) answer(seq, token, response)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}
