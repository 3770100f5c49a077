import type { Locale } from './locales.ts'

/** The interface texts that staff may replace, with their built-in words. */
export const interfaceTexts = {
  viewMore: { en: 'View More', es: 'Ver más' },
  previous: { en: 'PREVIOUS', es: 'ANTERIOR' },
  next: { en: 'NEXT', es: 'SIGUIENTE' },
  totalPages: { en: 'A TOTAL OF {n} PAGES', es: 'UN TOTAL DE {n} PÁGINAS' },
  categories: { en: 'CATEGORIES', es: 'CATEGORÍAS' },
  productDetail: { en: 'Product Detail', es: 'Detalle del producto' },
  inquiryNow: { en: 'Inquiry Now', es: 'Solicitar información' },
  learnMore: { en: 'Learn More', es: 'Saber más' },
  home: { en: 'Home', es: 'Inicio' },
} as const satisfies Record<string, Record<Locale, string>>

export type InterfaceText = keyof typeof interfaceTexts
