import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from '../inquiries/sender-address.ts'

export type ClientAddress = (message: Pick<IncomingMessage, 'headers' | 'socket'> | undefined) => string

/**
 * Who really sent a request: the other end of the connection, or, where that is a proxy of the house, the last hop it names
 * that is none. Anybody can write X-Forwarded-For, so nothing before that hop is believed.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = proxyList(trustedProxies)
  const isTrusted = (address: string) =>
    trustedProxies.length > 0 && isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (message) => {
    let address = plainAddress(message?.socket.remoteAddress ?? '') || 'unknown'
    const hops = String(message?.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => plainAddress(hop.trim()))
    while (isTrusted(address)) {
      const hop = hops.pop()
      if (!hop || isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}

function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
