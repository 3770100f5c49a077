import type { Block } from 'payload'
import { chosen } from '../fields/references.ts'
import { intro, title } from '../fields/text.ts'
import { emptyMeansAll } from './empty-means-all.ts'

export const logoWall: Block = {
  slug: 'logoWall',
  labels: {
    singular: { en: 'Wall of logos', es: 'Muro de logotipos' },
    plural: { en: 'Walls of logos', es: 'Muros de logotipos' },
  },
  fields: [title(), intro(), chosen('brands', 'partner-brands', { en: 'Brands', es: 'Marcas' }, emptyMeansAll)],
}
