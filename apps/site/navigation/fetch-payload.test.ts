import { afterEach, expect, test, vi } from 'vitest'
import { fetchPayload } from './fetch-payload.ts'

const { signal } = new AbortController()
const start = new URL('https://s.example/LD-1001#colour')

function answers(table: Record<string, Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return table[address]?.clone() ?? new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } })
  })
  return asked
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a redirect is followed and the hash is kept', async () => {
  const asked = answers({
    '/_payload/LD-1001': Response.json({ redirect: '/product/1001?colour=black' }),
    '/_payload/product/1001?colour=black': Response.json({ view: 'product' }),
  })
  const { url, payload } = await fetchPayload(start, { signal })
  expect(payload).toEqual({ view: 'product' })
  expect(url.href).toBe('https://s.example/product/1001?colour=black#colour')
  expect(asked).toHaveLength(2)
})

test('a page that says 404 is a page', async () => {
  answers({ '/_payload/LD-1001': Response.json({ view: 'error' }, { status: 404 }) })
  expect((await fetchPayload(start, { signal })).payload).toEqual({ view: 'error' })
})

test('what is no page data or leads around in a circle is refused, so that a full load follows', async () => {
  answers({})
  await expect(fetchPayload(start, { signal })).rejects.toThrow('not valid JSON')
  answers({ '/_payload/LD-1001': Response.json({ redirect: '/LD-1001' }) })
  await expect(fetchPayload(start, { signal })).rejects.toThrow('circle')
  answers({ '/_payload/LD-1001': Response.json([]) })
  await expect(fetchPayload(start, { signal })).rejects.toThrow('no page')
  answers({ '/_payload/LD-1001': Response.json({ error: 'Something went wrong.', requestId: 'r1' }, { status: 500 }) })
  await expect(fetchPayload(start, { signal })).rejects.toThrow('no page')
})

test.each([
  'https://other.example/',
  '//other.example/',
  '/\\other.example/',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://s.example/x',
  '',
  7,
  null,
])('C-8 a redirect to %j is not followed', async (redirect) => {
  const asked = answers({ '/_payload/LD-1001': Response.json({ redirect }) })
  await expect(fetchPayload(start, { signal })).rejects.toThrow('away')
  expect(asked).toHaveLength(1)
})

test('a page is waited for 10 s, no longer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise((_resolve, reject) => init.signal?.addEventListener('abort', reject))
  })
  const ended = vi.fn()
  const waiting = fetchPayload(start, { signal }).catch(ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
})
