import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'

/** `?page=`: absent is the first page; what is no page number, and a needless `page=1`, leads to the address without it. */
export function readPageNumber(value: string | null): number | 'drop' {
  if (value === null) return 1
  return /^[1-9]\d*$/.test(value) && value !== '1' ? Number(value) : 'drop'
}

export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage))
}

const defaultPerPage = 24

export function perPageOf({ settings }: LocaleCatalogue): number {
  return settings.productsPerPage > 0 ? settings.productsPerPage : defaultPerPage
}
