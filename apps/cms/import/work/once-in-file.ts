import { type PlannedFileRow, refusedRow } from './plan-rows.ts'

/** Lets a public number be given by one row of a file: the next row that brings it is refused. */
export function onceInFile(): (planned: PlannedFileRow) => PlannedFileRow {
  const rows = new Map<number, number>()
  return (planned) => {
    const { file, plan } = planned
    const { publicId } = plan.wanted
    if (plan.outcome !== 'new' || typeof publicId !== 'number') return planned
    const first = rows.get(publicId)
    if (first === undefined) rows.set(publicId, file.number)
    return first === undefined
      ? planned
      : { ...planned, plan: refusedRow([{ column: 'publicId', words: inRow(publicId, first) }]) }
  }
}

const inRow = (publicId: number, row: number) => ({
  en: `The public number ${publicId} stands in row ${row} already. Each product has its own; leave the cell empty to get a new one.`,
  es: `El número público ${publicId} ya está en la fila ${row}. Cada producto tiene el suyo; deje la celda vacía para recibir uno nuevo.`,
})
