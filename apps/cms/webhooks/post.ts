import http from 'node:http'
import https from 'node:https'
import { lookUpOutside } from './webhook-address.ts'

const patienceMs = 10_000

/** Posts and gives back the status. Redirects are not followed and the answer is not read: nobody needs either. */
export function post(url: URL, headers: Record<string, string>, body: string, timeoutMs = patienceMs): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http
  const bytes = Buffer.from(body)
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length },
      lookup: lookUpOutside,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.on('error', (error) => reject(error.name === 'AbortError' ? tooSlow(timeoutMs) : error))
    sent.end(bytes)
  })
}

function tooSlow(timeoutMs: number): Error {
  return new Error(`No answer within ${timeoutMs / 1000} s.`)
}
