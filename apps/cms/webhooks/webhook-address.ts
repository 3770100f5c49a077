import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export function readWebhookAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const url = new URL(value)
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '' ? url : null
}

const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

export function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * An administrator may name a machine of the house's own network: the address then says so itself (a number, or localhost).
 * A name that merely leads there does not count: whoever owns the name could turn it inward later. Looked up where the
 * connection is made, so that a second, different answer of the name server cannot slip in between.
 */
export const lookUpOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const hidden = hostname !== 'localhost' && found.some(({ address }) => isInside(address))
    if (hidden) return callback(new Error(`${hostname} leads into the house’s own network.`), '')
    const [first] = found
    if (options.all || !first) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
