import { createHash } from 'node:crypto'
import type { HeaderPairs } from '../security-headers.ts'
import { bannerStyle } from './style.ts'

const bannerHash = hashOf(bannerStyle)
const replaced = new Set(['cache-control', 'referrer-policy'])

/** No cache keeps it, no search engine lists it, no other site hears of its address. */
const forPreviews: HeaderPairs = [
  ['cache-control', 'private, no-store'],
  ['x-robots-tag', 'noindex, nofollow'],
  ['referrer-policy', 'no-referrer'],
]

/** The headers of a page, for the same page with a draft in it: the desk may frame it, and the banner's style is let in. */
export function previewHeaders(headers: HeaderPairs): HeaderPairs {
  const others = headers.filter(([name]) => !replaced.has(name))
  return [...others.map(([name, value]) => [name, name === policyName ? previewPolicy(value) : value] as const), ...forPreviews]
}

const policyName = 'content-security-policy'

function previewPolicy(policy: string): string {
  return policy
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("style-src 'self'", `style-src 'self' '${bannerHash}'`)
}

/** For a page that holds one style of its own and nothing else. */
export function notePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    "script-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function hashOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`
}
