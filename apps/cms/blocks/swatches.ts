import type { Block } from 'payload'
import { chosen } from '../fields/references.ts'
import { intro, title } from '../fields/text.ts'
import { emptyMeansAll } from './empty-means-all.ts'
import { swatchLook } from './looks.ts'

export const swatches: Block = {
  slug: 'swatches',
  labels: {
    singular: { en: 'Swatches of materials and hardware', es: 'Muestras de materiales y herrajes' },
    plural: { en: 'Swatches of materials and hardware', es: 'Muestras de materiales y herrajes' },
  },
  fields: [swatchLook, title(), intro(), chosen('materials', 'materials', { en: 'Swatches', es: 'Muestras' }, emptyMeansAll)],
}
