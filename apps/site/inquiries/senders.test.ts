import { expect, test, vi } from 'vitest'
import { countedAs, plainAddress, shortened } from './sender-address.ts'
import { sendingLimit } from './sending-limit.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0:0::', '2001:db8:0::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
  ['unknown', 'unknown', 'unknown'],
])('F-7 R-11 %s is counted as %s and kept as %s', (address, counted, kept) => {
  expect(countedAs(address)).toBe(counted)
  expect(shortened(address)).toBe(kept)
})

test('F-7 an IPv4 address inside an IPv6 one is the same sender', () => {
  expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1')
})

test('F-7 each sender has an allowance of its own, which comes back with time', async () => {
  vi.useFakeTimers()
  try {
    const limit = sendingLimit(2, 60)
    expect(await limit.count('a')).toEqual({ ok: true, used: 0.5, retryAfterSeconds: 60 })
    expect((await limit.count('a')).ok).toBe(true)
    vi.advanceTimersByTime(20_000)
    expect(await limit.count('a')).toEqual({ ok: false, used: 1, retryAfterSeconds: 40 })
    expect((await limit.count('b')).ok).toBe(true)
    vi.advanceTimersByTime(41_000)
    expect((await limit.count('a')).ok).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('F-7 the memory for senders is bounded: who came first is forgotten first', async () => {
  const limit = sendingLimit(1, 60, 3)
  for (const sender of ['a', 'b', 'c']) await limit.count(sender)
  expect((await limit.count('a')).ok).toBe(false)
  await limit.count('d')
  expect((await limit.count('b')).ok).toBe(true)
  expect((await limit.count('a')).ok).toBe(false)
})
