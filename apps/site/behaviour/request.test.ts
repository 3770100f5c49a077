import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { answer, sampleNetwork } from './sample-network.ts'

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [400, 401, 403, 404, 405, 410, 413, 418, 422, 431, 451, 501, 505, 507]
const idempotent = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']
const others = ['POST', 'PATCH']

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

test.each(others.flatMap((method) => retried.map((status) => [method, status] as const)))(
  'C-5 %s answered with %i is sent once more, and never a third time',
  async (method, status) => {
    const recovered = serve(answer(status), fine)
    expect(await outcome('/form', { method })).toBe(200)
    expect(recovered).toHaveLength(2)
    const failed = serve(answer(status))
    expect(await outcome('/form', { method })).toBe(status)
    expect(failed).toHaveLength(2)
  },
)

test.each(idempotent.flatMap((method) => retried.map((status) => [method, status] as const)))(
  'C-5 %s answered with %i is not sent again',
  async (method, status) => {
    const sent = serve(answer(status), fine)
    expect(await outcome('/thing', { method })).toBe(status)
    expect(sent).toHaveLength(1)
  },
)

test.each(notRetried)('C-5 no method is sent again after %i', async (status) => {
  for (const method of [...idempotent, ...others]) {
    const sent = serve(answer(status), fine)
    expect(await outcome('/form', { method }), method).toBe(status)
    expect(sent, method).toHaveLength(1)
  }
})

test.each(['no network', 'never'] as const)('C-5 without an answer (%s) a POST is sent once more, a GET not', async (reply) => {
  const post = serve(reply, fine)
  expect(await outcome('/form', { method: 'post' })).toBe(200)
  expect(post).toHaveLength(2)
  const get = serve(reply, fine)
  expect(await outcome('/thing')).toBe(reply === 'never' ? 'timeout' : 'network')
  expect(get).toHaveLength(1)
})

test('C-5 every POST carries a key of its own, the same on its second try, with the same body', async () => {
  const sent = serve(answer(503))
  await outcome('/form', { method: 'POST', body: 'a=1' })
  await outcome('/form', { method: 'POST', body: 'a=1' })
  const [first, again, other] = sent.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(sent.map(({ body }) => body)).toEqual(['a=1', 'a=1', 'a=1', 'a=1'])
})

test('C-5 a key the caller brings is kept, and what can be repeated carries none', async () => {
  const sent = serve(answer(500))
  await outcome('/form', { method: 'POST', headers: { 'idempotency-key': 'own' } })
  await outcome('/thing', { method: 'PUT' })
  expect(sent.map(({ key }) => key)).toEqual(['own', 'own', null])
})

test('C-5 a key is made without randomUUID, which plain http lacks', async () => {
  vi.stubGlobal('crypto', { getRandomValues: <Bytes>(bytes: Bytes) => bytes })
  const sent = serve(fine)
  await outcome('/form', { method: 'POST' })
  expect(sent[0]?.key).toBe('0'.repeat(32))
})

test('C-5 an error brings what the server said', async () => {
  serve(answer(422))
  await expect(request('/form', { method: 'POST' })).rejects.toMatchObject({ reason: 422, answer: { text: 'said' } })
})
