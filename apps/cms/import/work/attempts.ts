import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Words } from '../../fields/sentence.ts'
import type { Problems } from '../problems.ts'
import type { Claim, WorkState } from './lease.ts'
import type { StoredImport } from './stored-import.ts'

const mostAttempts = 3

/**
 * Counts that a piece of work is begun, before anything can end the process; null when the same piece was begun often enough.
 * A run or an undo that got further meanwhile is counted anew. A check begins at the first row every time.
 */
export async function countAttempt(payload: Payload, stored: StoredImport, { id, state }: Claim): Promise<Problems | null> {
  const { course = {} } = stored.problems
  const step = state === 'checking' ? state : `${state} ${stored.position}`
  const attempts = course.step === step ? (course.attempts ?? 0) + 1 : 1
  if (attempts > mostAttempts) return null
  const problems: Problems = { ...stored.problems, course: { ...course, step, attempts } }
  await inTransaction(payload, (req) => payload.db.updateOne({ collection: 'product-imports', id, data: { problems }, req }))
  return problems
}

export const givenUp: Record<WorkState, Words> = {
  checking: {
    en: 'The file could not be checked: the desk tried three times. Please split it, or save it anew and bring it again.',
    es: 'No se ha podido comprobar el archivo: se ha intentado tres veces. Divídalo, o guárdelo de nuevo y vuelva a subirlo.',
  },
  running: {
    en: 'The import stopped before its end: the desk tried three times to go on. What it had written can be undone.',
    es: 'La importación se ha detenido antes de terminar: se ha intentado tres veces continuar. Lo ya escrito se puede deshacer.',
  },
  undoing: {
    en: 'The undoing stopped before its end: the desk tried three times to go on. You may try again.',
    es: 'No se ha terminado de deshacer la importación: se ha intentado tres veces continuar. Puede intentarlo de nuevo.',
  },
}
