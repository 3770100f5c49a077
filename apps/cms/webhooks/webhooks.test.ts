import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from './post.ts'
import { isInside, lookUpOutside, readWebhookAddress } from './webhook-address.ts'

let silent: http.Server
let port: number

beforeAll(async () => {
  // Takes the message and never answers.
  silent = http.createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  port = (silent.address() as AddressInfo).port
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

test('G-8 a receiver that does not answer is not waited for', async () => {
  await expect(post(new URL(`http://127.0.0.1:${port}/`), {}, '{}', 200)).rejects.toThrow('No answer within 0.2 s.')
})

test('G-8 a receiver that is not there is an error, not a crash', async () => {
  await expect(post(new URL('http://127.0.0.1:1/'), {}, '{}', 2_000)).rejects.toThrow(/ECONNREFUSED/)
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['192.168.0.9', true],
  ['172.31.255.255', true],
  ['::1', true],
  ['::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['203.0.113.7', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
])('G-8 %s is in the house’s own network: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

test.each(['https://crm.example/hook', 'http://localhost:8080', 'http://10.0.0.5/hook'])('G-8 %s can be told', (address) => {
  expect(readWebhookAddress(address)?.href).toContain(address)
})

test.each([
  ['127.0.0.1', /own network/],
  ['::1', /own network/],
  ['203.0.113.7', null],
  ['localhost', null],
])('G-8 a name that leads to %s is followed only where that is outside, or said openly', async (name, refusal) => {
  const found = await new Promise<string>((resolve) =>
    lookUpOutside(name, { all: false }, (error, address) => resolve(error ? error.message : String(address))),
  )
  if (refusal) expect(found).toMatch(refusal)
  else expect(found).toMatch(/^[\da-f.:]+$/)
})
