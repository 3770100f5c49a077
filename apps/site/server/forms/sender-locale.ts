import { defaultLocale, isLocale, type Locale, splitLocale } from '@lindero/contract'

/** Path of our page that a request came from; null where it came from elsewhere or does not say. */
export function cameFrom(referer: string | null, hosts: readonly (string | null)[]): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { host, pathname } = new URL(referer)
  return hosts.includes(host) ? pathname : null
}

/** The language of the page somebody sent from, else the first of ours that their browser asks for. */
export function senderLocale(page: string | null, acceptLanguage: string | null): Locale {
  if (page !== null) return splitLocale(page).locale
  const wished = (acceptLanguage ?? '').split(',').map(wishOf)
  const ours = wished.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return ours.map(({ code }) => code).find(isLocale) ?? defaultLocale
}

function wishOf(part: string): { code: string; weight: number } {
  const [tag = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return { code: tag.split('-', 1)[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 }
}
