import type { ArrayField, FieldHook } from 'payload'
import { isRecord } from '../../fields/per-language.ts'

/** Notes are only added. Who wrote one and when is said by the server; those that are there stay as they were. */
const signNotes: FieldHook = ({ value, previousValue, req }) => {
  if (!Array.isArray(value)) return value
  const before = rowsOf(previousValue)
  const known = new Set(before.map(({ id }) => id))
  const signature = { author: req.user?.id ?? null, at: new Date().toISOString() }
  const fresh = rowsOf(value).filter(({ id }) => id === undefined || id === null || !known.has(id))
  return [...before, ...fresh.map((row) => ({ ...row, ...signature }))]
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export const mostLettersOfNote = 5000

export const notesField: ArrayField = {
  name: 'notes',
  type: 'array',
  label: { en: 'Internal notes', es: 'Notas internas' },
  labels: { singular: { en: 'Note', es: 'Nota' }, plural: { en: 'Notes', es: 'Notas' } },
  hooks: { beforeChange: [signNotes] },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: mostLettersOfNote, label: { en: 'Note', es: 'Nota' } },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Written by', es: 'Autor' },
      admin: { readOnly: true },
    },
    { name: 'at', type: 'date', label: { en: 'Written', es: 'Fecha' }, admin: { readOnly: true } },
  ],
}
