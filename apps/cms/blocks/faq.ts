import type { Block } from 'payload'
import { chosen } from '../fields/references.ts'
import { title } from '../fields/text.ts'
import { emptyMeansAll } from './empty-means-all.ts'

export const faq: Block = {
  slug: 'faq',
  labels: {
    singular: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
    plural: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  },
  fields: [title(), chosen('questions', 'questions', { en: 'Questions', es: 'Preguntas' }, emptyMeansAll)],
}
