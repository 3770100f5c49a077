import type { Locale } from '@lindero/contract'
import { columnLabel } from './column-label.ts'
import { columnsByKey } from './find-columns.ts'
import type { ProductShape } from './product-columns.ts'

/** Columns in the reader's words; asked often, so each is found once. */
export function columnNames(shape: ProductShape, locale: Locale): (key: string) => string {
  const known = new Map<string, string>()
  return (key) => {
    const name = known.get(key) ?? nameOf(shape, locale, key)
    known.set(key, name)
    return name
  }
}

function nameOf(shape: ProductShape, locale: Locale, key: string): string {
  const [column] = columnsByKey(shape, [key])
  return column ? columnLabel(column, locale) : key
}
