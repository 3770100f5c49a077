import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { answer, sampleNetwork } from './sample-network.ts'

const fine = answer(200)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function serve(...replies: Parameters<typeof sampleNetwork>) {
  const { sent, fetch } = sampleNetwork(...replies)
  vi.stubGlobal('fetch', fetch)
  return sent
}

/** What a call comes to, its status or why there is none, once all its waiting is over. */
async function outcome(...call: Parameters<typeof request>): Promise<unknown> {
  const settled = request(...call).then(
    ({ status }) => status,
    ({ reason }) => reason,
  )
  await vi.runAllTimersAsync()
  return settled
}

test.each([
  ['nothing', null, 500],
  ['2 seconds', '2', 2000],
  ['5 seconds, the most', '5', 5000],
  ['now', '0', 0],
  ['something unreadable', 'soon', 500],
  ['a date 3 s ahead', 3000, 3000],
  ['a date gone by', -60_000, 0],
] as const)('C-5 the second try waits as long as the server asks: %s', async (_, retryAfter, waited) => {
  vi.setSystemTime(Date.parse('2026-03-01T08:00:00Z'))
  const said = typeof retryAfter === 'number' ? new Date(Date.now() + retryAfter).toUTCString() : retryAfter
  const sent = serve(answer(503, said === null ? {} : { 'retry-after': said }), fine)
  expect(await outcome('/form', { method: 'POST' })).toBe(200)
  expect(sent.map(({ at }) => at)).toEqual([0, waited])
})

test('C-5 a server that asks for more than 5 s has failed', async () => {
  const sent = serve(answer(429, { 'retry-after': '6' }), fine)
  expect(await outcome('/form', { method: 'POST' })).toBe(429)
  expect(sent).toHaveLength(1)
})

test('C-5 each attempt has 30 s, or as long as the caller says', async () => {
  let begun = Date.now()
  const sent = serve('never')
  expect(await outcome('/form', { method: 'POST' })).toBe('timeout')
  expect(sent.map(({ at }) => at)).toEqual([0, 30_500])
  expect(Date.now() - begun).toBe(60_500)
  begun = Date.now()
  expect(await outcome('/thing', { timeout: 70 })).toBe('timeout')
  expect(Date.now() - begun).toBe(70)
})

test('C-5 a body that stops coming is given up like an answer that does not come', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const start = (body: ReadableStreamDefaultController) => signal?.addEventListener('abort', () => body.error(signal.reason))
    return new Response(new ReadableStream({ start }))
  })
  expect(await outcome('/thing')).toBe('timeout')
})

test('C-5 who gives up is not served again: during the call, between two tries, or before it', async () => {
  const during = serve('never', fine)
  const first = new AbortController()
  setTimeout(() => first.abort(), 100)
  expect(await outcome('/form', { method: 'POST', signal: first.signal })).toBe('aborted')
  expect(during).toHaveLength(1)

  const between = serve(answer(503), fine)
  const second = new AbortController()
  setTimeout(() => second.abort(), 200)
  const begun = Date.now()
  expect(await outcome('/form', { method: 'POST', signal: second.signal })).toBe('aborted')
  expect(Date.now() - begun).toBe(200)
  expect(await outcome('/form', { method: 'POST', signal: second.signal })).toBe('aborted')
  expect(between).toHaveLength(1)
})
