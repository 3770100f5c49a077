import type { Words } from '../../fields/sentence.ts'
import { FileProblem } from '../../spreadsheets/read/table.ts'

export const fileGone: Words = {
  en: 'The file is not kept any more. Please bring it again.',
  es: 'El archivo ya no se conserva. Vuelva a subirlo.',
}

/** What is wrong with the file, where that is the fault: trying again would not help. */
export function fileProblem(error: unknown): Words | null {
  if (error instanceof FileProblem) return error.words
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? fileGone : null
}
