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

afterEach(() => vi.unstubAllGlobals())

test('a redirect is followed and the hash is kept', async () => {
  const asked = answers({
    '/_payload/LD-1001': Response.json({ redirect: '/product/1001?colour=black' }),
    '/_payload/product/1001?colour=black': Response.json({ view: 'product' }),
  })
  const { url, payload } = await fetchPayload(start, signal)
  expect(payload).toEqual({ view: 'product' })
  expect(url.href).toBe('https://s.example/product/1001?colour=black#colour')
  expect(asked).toHaveLength(2)
})

test('a page that says 404 is a page', async () => {
  answers({ '/_payload/LD-1001': Response.json({ view: 'error' }, { status: 404 }) })
  expect((await fetchPayload(start, signal)).payload).toEqual({ view: 'error' })
})

test('what is no page data, leads away or around in a circle is refused, so that a full load follows', async () => {
  answers({})
  await expect(fetchPayload(start, signal)).rejects.toThrow('No page data')
  answers({ '/_payload/LD-1001': Response.json({ redirect: '/LD-1001' }) })
  await expect(fetchPayload(start, signal)).rejects.toThrow('circle')
  answers({ '/_payload/LD-1001': Response.json({ redirect: 'https://other.example/' }) })
  await expect(fetchPayload(start, signal)).rejects.toThrow('away')
  answers({ '/_payload/LD-1001': Response.json([]) })
  await expect(fetchPayload(start, signal)).rejects.toThrow('no page')
})
