import { expect, test } from 'vitest'
import { createPreloadQueue } from './preload-queue.ts'

/** A network that answers when told to. */
function heldNetwork() {
  const asked: string[] = []
  const open = new Map<string, { answer: () => void; fail: () => void }>()
  const preload = (address: string) => {
    asked.push(address)
    return new Promise<void>((resolve, reject) => open.set(address, { answer: resolve, fail: () => reject(new Error('no')) }))
  }
  const end = async (address: string, how: 'answer' | 'fail' = 'answer') => {
    open.get(address)?.[how]()
    open.delete(address)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { asked, open, preload, end }
}

test('S-18 at most four preloads are pending; the next starts when one has come', async () => {
  const network = heldNetwork()
  const queue = createPreloadQueue(network.preload)
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.want(page)
  expect([...network.open.keys()]).toEqual(['/1', '/2', '/3', '/4'])
  await network.end('/2')
  expect([...network.open.keys()]).toEqual(['/1', '/3', '/4', '/5'])
  await network.end('/1', 'fail')
  expect([...network.open.keys()]).toEqual(['/3', '/4', '/5', '/6'])
})

test('S-18 nothing is fetched twice, but what failed may be asked for again', async () => {
  const network = heldNetwork()
  const queue = createPreloadQueue(network.preload)
  queue.want('/1')
  queue.want('/1')
  await network.end('/1')
  queue.want('/1')
  queue.wantNext('/1')
  expect(network.asked).toEqual(['/1'])
  queue.want('/2')
  await network.end('/2', 'fail')
  queue.want('/2')
  expect(network.asked).toEqual(['/1', '/2', '/2'])
})

test('S-18 a link under a finger goes before those that are only seen', async () => {
  const network = heldNetwork()
  const queue = createPreloadQueue(network.preload)
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.want(page)
  queue.wantNext('/6')
  queue.wantNext('/7')
  await network.end('/1')
  await network.end('/2')
  await network.end('/3')
  expect(network.asked.slice(4)).toEqual(['/7', '/6', '/5'])
})

test('S-18 a link that has left the screen before its turn is not fetched, and may be wanted again', async () => {
  const network = heldNetwork()
  const queue = createPreloadQueue(network.preload)
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.want(page)
  queue.forget('/5')
  queue.forget('/1')
  await network.end('/1')
  expect(network.asked.slice(4)).toEqual(['/6'])
  queue.want('/5')
  await network.end('/2')
  expect(network.asked.slice(4)).toEqual(['/6', '/5'])
})
