import type { ArrayField } from 'payload'
import { line, prose } from './text.ts'

export function questionRows(name: string): ArrayField {
  return {
    name,
    type: 'array',
    label: { en: 'Questions buyers ask', es: 'Preguntas de los compradores' },
    labels: { singular: { en: 'Question', es: 'Pregunta' }, plural: { en: 'Questions', es: 'Preguntas' } },
    fields: [
      line('question', { en: 'Question', es: 'Pregunta' }, { required: true }),
      prose('answer', { en: 'Answer', es: 'Respuesta' }, { required: true }),
    ],
  }
}
