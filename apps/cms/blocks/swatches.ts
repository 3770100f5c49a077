import type { Block } from 'payload'
import { chosen } from '../fields/references.ts'
import { intro, title } from '../fields/text.ts'
import { emptyMeansAll } from './empty-means-all.ts'

export const swatches: Block = {
  slug: 'swatches',
  labels: {
    singular: { en: 'Swatches of materials and hardware', es: 'Muestras de materiales y herrajes' },
    plural: { en: 'Swatches of materials and hardware', es: 'Muestras de materiales y herrajes' },
  },
  fields: [title(), intro(), chosen('materials', 'materials', { en: 'Swatches', es: 'Muestras' }, emptyMeansAll)],
}
