/** The languages of the site. A third one is a row here, a message file and content. */
export const locales = {
  en: { name: 'English', tag: 'en-GB', prefix: '' },
  es: { name: 'Español', tag: 'es-ES', prefix: '/es' },
} as const

export type Locale = keyof typeof locales

export const localeCodes = Object.keys(locales) as Locale[]
export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}
