import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

type Message = Parameters<ReturnType<typeof clientAddress>>[0]

function message(remoteAddress: string | undefined, forwarded?: string): Message {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress }, headers } as unknown as Message
}

test.each<[string, string[], string | undefined, string | undefined, string]>([
  ['nothing in front', [], '203.0.113.7', undefined, '203.0.113.7'],
  ['a header from a stranger', [], '203.0.113.7', '10.9.9.9', '203.0.113.7'],
  ['a header from a stranger, with a proxy elsewhere', ['10.0.0.1'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy of ours', ['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy of ours, by its network', ['10.0.0.0/8'], '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a proxy of ours, over IPv6', ['2001:db8::/32'], '2001:db8::9', '2001:db9::1', '2001:db9::1'],
  ['two proxies of ours', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['what the sender claims before the last hop', ['10.0.0.1'], '10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['rubbish in the header', ['10.0.0.1'], '10.0.0.1', 'hello, <b>', '10.0.0.1'],
  ['no header from our proxy', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  ['no connection', [], undefined, undefined, 'unknown'],
])('F-7 the sender with %s', (_, proxies, remote, forwarded, expected) => {
  expect(clientAddress(proxies)(message(remote, forwarded))).toBe(expected)
})
