import { ValidationError } from 'payload'
import type { Words } from '../../fields/sentence.ts'
import { Refusal } from '../../publishing/refusal.ts'
import type { Fault } from '../plan/plan-row.ts'
import type { ImportRow } from './import-rows.ts'
import type { FileRow } from './product-file.ts'

/** A row the desk refused while it was being written: something has changed since the check. */
export function refusal({ number, styleNo }: FileRow, error: unknown, known: ImportRow | undefined): ImportRow {
  const reasons = faultsOf(error)
  if (known?.outcome === 'created') return madeInPart(known, reasons)
  return { row: number, styleNo, productId: null, outcome: 'bad', changes: [], reasons, before: null }
}

/** Its product is there, made in the first round, and an undo must find it; only what came after was refused. */
export function madeInPart(known: ImportRow, reasons: Fault[]): ImportRow {
  return { ...known, reasons: [...known.reasons, ...reasons] }
}

export function faultsOf(error: unknown, otherwise: Words = failed): Fault[] {
  if (error instanceof Refusal) return [{ column: '', words: error.words }]
  const said = error instanceof ValidationError ? error.data.errors : []
  if (said.length === 0) return [{ column: '', words: otherwise }]
  return said.map(({ path, message }) => ({ column: path, words: { en: message, es: message } }))
}

const failed: Words = {
  en: 'The desk could not store this row. Try again; if it happens again, save the product by hand.',
  es: 'No se ha podido guardar esta fila. Inténtelo de nuevo; si se repite, guarde el producto a mano.',
}
