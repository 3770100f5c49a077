import type { Carton } from '@lindero/contract'
import type { Reader } from './reader.ts'

/** Whole or not at all: figures for containers are computed from it. */
export function readCarton(document: Reader): Carton | null {
  const pieces = document.number('carton.pieces')
  const lengthCm = document.number('carton.lengthCm')
  const widthCm = document.number('carton.widthCm')
  const heightCm = document.number('carton.heightCm')
  const grossKg = document.number('carton.grossKg')
  if (pieces === null || lengthCm === null || widthCm === null || heightCm === null || grossKg === null) return null
  return { pieces, lengthCm, widthCm, heightCm, grossKg }
}
