import { expect, test } from 'vitest'
import { isForeign } from './foreign-origin.ts'

const publicUrl = 'https://www.bags.example'

test.each([
  ['POST', 'https://www.bags.example', 'www.bags.example'],
  ['POST', 'http://192.168.1.5:3000', '192.168.1.5:3000'],
  // Something in front of us did not hand the host on.
  ['PATCH', 'https://www.bags.example', '127.0.0.1:3000'],
  // Not sent by a browser.
  ['POST', undefined, 'www.bags.example'],
  ['GET', 'https://evil.example', 'www.bags.example'],
])('%s from %s to %s is let through', (method, origin, host) => {
  expect(isForeign({ method, headers: { host, ...(origin && { origin }) } }, publicUrl)).toBe(false)
})

test.each([
  ['POST', 'https://evil.example', 'www.bags.example'],
  ['DELETE', 'null', 'www.bags.example'],
  ['PATCH', 'https://www.bags.example.evil.example', 'www.bags.example'],
  ['POST', 'https://www.bags.example:8443', 'www.bags.example'],
  ['POST', 'garbage', 'www.bags.example'],
])('R-5 %s from %s to %s is refused', (method, origin, host) => {
  expect(isForeign({ method, headers: { host, origin } }, publicUrl)).toBe(true)
})
