import type { Words } from '../fields/sentence.ts'
import type { RowOutcome } from './work/import-rows.ts'

export const outcomeWords: Record<RowOutcome, Words> = {
  new: { en: 'New', es: 'Nuevo' },
  created: { en: 'Created', es: 'Creado' },
  changed: { en: 'Changed', es: 'Modificado' },
  unchanged: { en: 'Unchanged', es: 'Sin cambios' },
  bad: { en: 'Bad row', es: 'Fila con errores' },
  undone: { en: 'Undone', es: 'Deshecho' },
  left: { en: 'Left as it is', es: 'Dejado como está' },
}
