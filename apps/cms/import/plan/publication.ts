import { type Locale, localeCodes } from '@lindero/contract'
import { isPublished } from '../../feed/publish-in.ts'
import { isFilled, isRecord } from '../../fields/per-language.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import type { ImportMode } from '../states.ts'
import type { Surroundings } from '../values/value-kind.ts'
import { allColumns, cellIn, type Document, entriesOf } from './document-cells.ts'

/** In which languages a row goes public. What is public stays so; nothing else becomes public unasked. */
export interface Publication {
  locales: readonly Locale[]
  /** Somebody has changes of their own waiting: the row joins them and is published with them. */
  waits: boolean
}

export function publicationOfNew(mode: ImportMode, wanted: Document): Publication {
  const named = localeCodes.filter((code) => isRecord(wanted.name) && isFilled(wanted.name[code]))
  return { locales: mode === 'draft' ? [] : named.length > 0 ? named : localeCodes, waits: false }
}

export function publicationOf(
  mode: ImportMode,
  newest: Document,
  standing: Document | undefined,
  shape: ProductShape,
  around: Surroundings,
): Publication {
  const open = localeCodes.filter((code) => standing && isPublished(standing._status, code))
  if (mode === 'draft' || open.length === 0 || !standing) return { locales: [], waits: false }
  const waits = !sameInPublic(newest, standing, open, shape, around)
  return { locales: waits ? [] : open, waits }
}

/** Whether two versions say the same in these languages. */
export function sameInPublic(
  one: Document,
  other: Document,
  locales: readonly Locale[],
  shape: ProductShape,
  around: Surroundings,
): boolean {
  const columns = allColumns(shape, (list) => Math.max(entriesOf(one, list).length, entriesOf(other, list).length))
  const seen = columns.filter(({ locale }) => locale === null || locales.includes(locale))
  return seen.every((column) => cellIn(one, column, around) === cellIn(other, column, around))
}
