import { isIPv4, isIPv6 } from 'node:net'

/** `::ffff:192.0.2.7` and `192.0.2.7` are one sender. */
export function plainAddress(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return inside && isIPv4(inside) ? inside : (address.split('%', 1)[0] ?? '')
}

/** Whom a limit counts: one IPv4 address, or one network of IPv6, where a house has billions of addresses. */
export function countedAs(address: string): string {
  return isIPv6(address) ? network(address, 4) : address
}

/** Enough to see a flood, too little to follow a person: what is stored. */
export function shortened(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0')
  return isIPv6(address) ? network(address, 3) : 'unknown'
}

function network(address: string, groups: number): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${all.slice(0, groups).join(':')}::`
}
