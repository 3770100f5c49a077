import type { ArrayField, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { staffName } from '../../desk-parts/staff.ts'
import { isRecord } from '../../fields/per-language.ts'
import { received, rowLine } from './received.ts'

const followed = ['status', 'assignee'] as const
export type FollowedField = (typeof followed)[number]

/** Who moved it along, and when. People are kept by the name they had: an account may go, what happened stays. */
export const historyField: ArrayField = received({
  name: 'history',
  type: 'array',
  label: { en: 'History', es: 'Historial' },
  admin: { hidden: true },
  fields: [
    { name: 'at', type: 'date', label: { en: 'When', es: 'Cuándo' } },
    rowLine('by', { en: 'Who', es: 'Quién' }),
    rowLine('field', { en: 'What', es: 'Qué' }),
    rowLine('before', { en: 'Before', es: 'Antes' }),
    rowLine('after', { en: 'After', es: 'Después' }),
  ],
})

export const recordHistory: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !isRecord(originalDoc)) return data
  const rows: Record<string, string>[] = []
  for (const field of followed) if (isChanged(field, data, originalDoc)) rows.push(await rowOf(req, field, originalDoc, data))
  const earlier = Array.isArray(originalDoc.history) ? originalDoc.history : []
  return rows.length === 0 ? data : { ...data, history: [...earlier, ...rows] }
}

type Values = Record<string, unknown>

function isChanged(field: FollowedField, data: Values, before: Values): boolean {
  return data[field] !== undefined && (data[field] ?? null) !== (before[field] ?? null)
}

async function rowOf(req: PayloadRequest, field: FollowedField, before: Values, after: Values) {
  const word = async (value: unknown) => (field === 'assignee' ? staffName(req, value) : String(value ?? ''))
  return {
    at: new Date().toISOString(),
    by: await staffName(req, req.user?.id),
    field,
    before: await word(before[field]),
    after: await word(after[field]),
  }
}
