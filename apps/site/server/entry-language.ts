import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, isCrawler, routes } from '@lindero/contract'
import { preferredLanguage } from './preferred-language.ts'

/** What a cache must compare before it may give one visitor's answer at `/` to another. */
export const entryVary = 'Accept-Encoding, Accept-Language, Cookie'

/**
 * Where a visitor who enters the site at `/` is sent, or null to stay (L-3). Deep links, crawlers and those who come from a page of
 * ours, who have seen the language they get, are never sent anywhere.
 */
export function entryLanguage(url: string, headers: IncomingHttpHeaders): string | null {
  if (url !== '/' && !url.startsWith('/?')) return null
  const locale = preferredLanguage(headers.cookie, headers['accept-language'])
  if (locale === defaultLocale || comesFromInside(headers) || isCrawler(headers['user-agent'])) return null
  return routes.home.href(locale) + url.slice(1)
}

function comesFromInside({ host, referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site === 'same-origin') return true
  return referer !== undefined && host !== undefined && /^https?:\/\/([^/]+)/.exec(referer)?.[1] === host
}
