import { defaultLocale, isLocale, type Locale, localeCodes } from '@lindero/contract'
import { remembering } from './remembering.ts'

export const languageCookie = 'locale'

/** Who enters at `/` is met in a language: the one chosen before, else the browser's, else the house's (L-3). */
export function preferredLanguage(cookies: string | undefined, accepted: string | undefined): Locale {
  return (cookies && chosenBefore(cookies)) || (accepted ? likedBest(accepted) : defaultLocale)
}

function chosenBefore(cookies: string): Locale | undefined {
  const values = cookies.split(';').map((cookie) => cookie.trim().split('='))
  const value = values.find(([name]) => name === languageCookie)?.[1]
  return value !== undefined && isLocale(value) ? value : undefined
}

/** The best liked language that we speak; at equal liking the one named first. `es-MX` is Spanish to us. */
const likedBest = remembering((accepted): Locale => {
  const wishes = accepted
    .split(',')
    .map(wish)
    .filter(({ weight }) => weight > 0)
  wishes.sort((one, other) => other.weight - one.weight)
  for (const { language } of wishes) {
    if (language === '*') return defaultLocale
    const known = localeCodes.find((code) => language === code || language.startsWith(`${code}-`))
    if (known) return known
  }
  return defaultLocale
})

function wish(part: string): { language: string; weight: number } {
  const [language = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q)
  return { language, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
