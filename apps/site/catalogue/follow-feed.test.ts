import { type FeedBatch, feedPath } from '@lindero/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOffMs, emptyState, type FeedState, followFeed } from './follow-feed.ts'
import { productDocument, sampleProduct } from './sample-documents.ts'
import { type SampleFeed, sampleFeed, sampleKey } from './sample-feed.ts'

let feed: SampleFeed
let states: FeedState[] = []
let messages: string[] = []
let stopping = new AbortController()
let following: Promise<void> = Promise.resolve()
const log = pino({ level: 'info' }, { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) })

beforeEach(async () => {
  feed = await sampleFeed()
  states = []
  messages = []
  stopping = new AbortController()
})
afterEach(async () => {
  stopping.abort()
  await following
  await feed.stop()
})

function follow(start: FeedState = emptyState, internalKey = sampleKey): void {
  following = followFeed({
    source: { cmsUrl: feed.url, internalKey },
    start,
    onState: (state) => states.push(state),
    log,
    signal: stopping.signal,
    delays: { firstMs: 10, mostMs: 40 },
  })
}

const names = (state: FeedState | undefined) => Array.from(state?.documents.values() ?? [], (document) => document.id)
const batch = (seq: number, ids: number[], full = false): FeedBatch => ({
  seq,
  token: `t${seq}`,
  full,
  entries: ids.map((id) => productDocument(sampleProduct(id))),
})

test('takes all of it once, then the differences, handing back seq and token', async () => {
  follow()
  feed.publish(batch(1, [1, 2], true))
  feed.publish(batch(2, [3]))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1', '2', '3']))
  await vi.waitFor(() => expect(feed.questions).toEqual(['0:', '1:t1', '2:t2']))
})

test('P-5 a publish arrives at once while a question is being held', async () => {
  follow()
  feed.publish(batch(1, [1], true))
  await vi.waitFor(() => expect(feed.questions.at(-1)).toBe('1:t1'))
  const before = performance.now()
  feed.publish({ seq: 2, token: 't2', full: false, entries: [{ kind: 'product', id: '1', gone: true }] })
  await vi.waitFor(() => expect(states).toHaveLength(2), { interval: 2 })
  expect(performance.now() - before).toBeLessThan(500)
  expect(names(states.at(-1))).toEqual([])
})

test('G-2 P-5 a draft saved in the desk makes no new state, and the reader moves on all the same', async () => {
  follow()
  feed.publish(batch(1, [1, 2], true))
  feed.publish(batch(2, [2]))
  feed.publish({ seq: 3, token: 't3', full: false, entries: [{ kind: 'product', id: '9', gone: true }] })
  await vi.waitFor(() => expect(feed.questions).toEqual(['0:', '1:t1', '2:t2', '3:t3']))
  expect(states).toHaveLength(1)
  feed.publish(batch(4, [3]))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1', '2', '3']))
  expect(states.at(-1)?.position).toEqual({ seq: 4, token: 't4' })
})

test('an empty house is a state, too', async () => {
  follow()
  feed.publish(batch(1, [], true))
  await vi.waitFor(() => expect(states).toHaveLength(1))
})

test('R-1 continues from where the disk copy stood', async () => {
  follow({ documents: new Map([['product/1', productDocument(sampleProduct(1))]]), position: { seq: 5, token: 't5' } })
  feed.publish(batch(5, []))
  feed.publish(batch(6, [2]))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1', '2']))
  expect(feed.questions[0]).toBe('5:t5')
})

test('a replaced database answers with everything, and the old content is forgotten', async () => {
  follow({
    documents: new Map([['product/1', productDocument(sampleProduct(1))]]),
    position: { seq: 9, token: 'of another life' },
  })
  feed.publish(batch(3, [7], true))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['7']))
  expect(states.at(-1)?.position).toEqual({ seq: 3, token: 't3' })
})

test('R-1 the CMS goes away and comes back: said once each, content kept, news taken', async () => {
  follow()
  feed.publish(batch(1, [1], true))
  await vi.waitFor(() => expect(feed.questions.at(-1)).toBe('1:t1'))
  const port = Number(new URL(feed.url).port)
  await feed.stop()
  await vi.waitFor(() => expect(messages).toEqual(['the CMS is away; showing the content we have']))
  expect(names(states.at(-1))).toEqual(['1'])
  feed = await sampleFeed(port)
  feed.publish(batch(1, [1], true))
  feed.publish(batch(2, [2]))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1', '2']))
  expect(messages).toEqual(['the CMS is away; showing the content we have', 'the CMS is back'])
})

test('R-1 a CMS that is still starting is waited for in silence, one that does not come is spoken of', async () => {
  const port = Number(new URL(feed.url).port)
  await feed.stop()
  follow()
  await vi.waitFor(() => expect(messages).toEqual(['the CMS is away; showing the content we have']))
  stopping.abort()
  await following
  messages = []
  stopping = new AbortController()
  feed = await sampleFeed(port)
  feed.answerOnce(503, 'starting')
  feed.publish(batch(1, [1], true))
  follow()
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1']))
  expect(messages).toEqual([])
})

test.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['JSON that is no batch', 200, '{"seq":"one"}'],
])('%s from the feed is survived', async (_what, status, body) => {
  feed.answerOnce(status, body)
  follow()
  feed.publish(batch(1, [1], true))
  await vi.waitFor(() => expect(names(states.at(-1))).toEqual(['1']))
})

test('a wrong key is refused and spoken of', async () => {
  follow(emptyState, 'a wrong key, but long')
  await vi.waitFor(() => expect(messages).toHaveLength(1))
  expect(feedPath).toBe('/api-cms/feed')
  expect(states).toEqual([])
})

test('stops at once when told to, also while a question is held', async () => {
  follow()
  await vi.waitFor(() => expect(feed.questions).toHaveLength(1))
  stopping.abort()
  await following
  expect(messages).toEqual([])
})

test('pauses grow from a quarter of a second to ten seconds, with jitter', () => {
  const delays = { firstMs: 250, mostMs: 10_000 }
  expect([0, 1, 2, 10, 2000].map((failures) => backOffMs(failures, delays, () => 1))).toEqual([250, 500, 1000, 10_000, 10_000])
  expect(backOffMs(3, delays, () => 0)).toBe(1000)
})
