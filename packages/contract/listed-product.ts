import { defaultLocale, type Locale } from './locales.ts'
import { apiBase } from './option.ts'

/** What an inquiry list shows of a product (E-5). */
export interface ListedProduct {
  id: number
  name: string
  styleNo: string
  href: string
  /** Address of a small square picture. */
  picture: string | null
  colours: { key: string; name: string; swatch: string }[]
  logoMethods: { key: string; label: string }[]
  moq: { perStyle: number; perColour: number }
}

/** Query key of the numbers asked for, `1001,1002`. */
export const idsParameter = 'ids'

/** `/api/products`, `/api/es/products`. */
export function productsAddress(locale: Locale): string {
  return `${apiBase}${locale === defaultLocale ? '' : `${locale}/`}products`
}
