import { isRecord } from '../../fields/per-language.ts'
import type { Column } from '../columns/column.ts'
import type { Document } from './document-cells.ts'

/** A copy with one value changed; all the rest of the document, or of the entry, is as it was. */
export function withValue(document: Document, { leaf, locale }: Column, value: unknown): Document {
  return put(document, locale ? [...leaf.path, locale] : leaf.path, value)
}

function put(document: Document, [step = '', ...rest]: string[], value: unknown): Document {
  if (rest.length === 0) return { ...document, [step]: value }
  const inner = document[step]
  return { ...document, [step]: put(isRecord(inner) ? inner : {}, rest, value) }
}
