import { APIError, type Payload, ValidationError } from 'payload'
import { firstFew } from '../fields/first-few.ts'
import { labelAt } from '../fields/label-at.ts'
import type { Words } from '../fields/sentence.ts'
import { Refusal } from '../publishing/refusal.ts'

/** Why a change was refused, for staff; null for a fault, which may be gone the next time. */
export function reasonOf(payload: Payload, error: unknown): Words | null {
  if (error instanceof Refusal) return error.words
  if (error instanceof ValidationError) return invalid(payload, error)
  // Anything else with a status of its own is an answer, not a fault: it would be the same next time.
  return error instanceof APIError && error.status < 500 ? { en: error.message, es: error.message } : null
}

/** Payload names the fields in one language, that of the request. */
function invalid(payload: Payload, { data }: ValidationError): Words {
  const global = payload.globals.config.find(({ slug }) => slug === data.global)
  const fields = (global ?? payload.collections[data.collection ?? '']?.config)?.flattenedFields ?? []
  const labels = data.errors.map(({ path }) => labelAt(fields, path))
  const [en, es] = (['en', 'es'] as const).map((code) => firstFew([...new Set(labels.map((label) => label[code]))]))
  return {
    en: `Something has to be put right first: ${en}.`,
    es: `Antes hay que corregir algo: ${es}.`,
  }
}
