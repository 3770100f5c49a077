import type { Column } from '../columns/column.ts'
import { isPromised } from '../references.ts'
import { type Document, valueIn } from './document-cells.ts'
import type { Fault } from './plan-row.ts'

/** A product is not related to itself. One that is so already stays as it is. */
export function ownProductFaults(columns: Iterable<Column>, wanted: Document, existing: Document | null): Fault[] {
  return [...columns].filter(isOfProducts).flatMap((column) => {
    const names = (document: Document | null) => namesItself(valueIn(document, column), wanted)
    return names(wanted) && !names(existing) ? [{ column: column.key, words: itself }] : []
  })
}

function isOfProducts({ leaf: { field } }: Column): boolean {
  return 'relationTo' in field && field.relationTo === 'products'
}

function namesItself(value: unknown, { id, styleNo }: Document): boolean {
  const own = typeof styleNo === 'string' ? styleNo.trim() : ''
  const list = Array.isArray(value) ? value : [value]
  return list.some((one) => (isPromised(one) ? one.promised === own : id !== undefined && one === id))
}

const itself = {
  en: 'The product names itself here. Leave its own style number out.',
  es: 'El producto se nombra a sí mismo. Quite su propio número de estilo.',
}
