import { expect, test } from 'vitest'
import { sampleSite } from '../sample-site.ts'

const { app } = sampleSite()
const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`http://bags.example${path}`, init))

test('E-5 what a list shows of its products, in the language asked for; what is not public is left out', async () => {
  const answer = await ask('/api/es/products?ids=1001,77')
  expect(answer.status).toBe(200)
  const { products } = await answer.json()
  expect(products).toHaveLength(1)
  expect(products[0]).toMatchObject({ id: 1001, name: 'Bolso', href: '/es/product/1001' })
  expect(products[0].colours.length).toBeGreaterThan(0)
  expect(products[0].moq).toEqual({ perStyle: expect.any(Number), perColour: expect.any(Number) })
})

test.each([
  '',
  '?ids=',
  '?ids=a',
  '?ids=1,,2',
  '?ids=1;2',
  `?ids=${Array.from({ length: 101 }, (_, n) => n).join(',')}`,
  '?ids=-1',
  '?id=1',
])('R-3 E-5 anything but a list of numbers is refused in words (%s)', async (query) => {
  const answer = await ask(`/api/products${query}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error).toMatch(/^This address/)
})

test('R-3 E-5 nothing can be sent there', async () => {
  expect((await ask('/api/products?ids=1001', { method: 'POST' })).status).toBe(405)
})
