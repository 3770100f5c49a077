import type { CollectionConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { keyField } from '../fields/key.ts'
import { orderField } from '../fields/order.ts'
import { line, prose } from '../fields/text.ts'

export const questions: CollectionConfig = {
  slug: 'questions',
  labels: {
    singular: { en: 'Frequent question', es: 'Pregunta frecuente' },
    plural: { en: 'Frequent questions', es: 'Preguntas frecuentes' },
  },
  admin: {
    useAsTitle: 'question',
    group: { en: 'Registers', es: 'Registros' },
    listSearchableFields: ['question', 'answer'],
    defaultColumns: ['question', 'order', 'translation', '_status', 'updatedAt'],
  },
  versions: draftable,
  defaultSort: 'order',
  fields: [
    line('question', { en: 'Question', es: 'Pregunta' }, { required: true }),
    prose('answer', { en: 'Answer', es: 'Respuesta' }, { required: true }),
    keyField('question'),
    orderField(100),
  ],
}
