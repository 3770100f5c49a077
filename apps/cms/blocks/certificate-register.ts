import type { Block } from 'payload'
import { chosen } from '../fields/references.ts'
import { intro, title } from '../fields/text.ts'
import { emptyMeansAll } from './empty-means-all.ts'

export const certificateRegister: Block = {
  slug: 'certificateRegister',
  labels: {
    singular: { en: 'Register of certificates', es: 'Registro de certificados' },
    plural: { en: 'Registers of certificates', es: 'Registros de certificados' },
  },
  fields: [title(), intro(), chosen('certificates', 'certificates', { en: 'Certificates', es: 'Certificados' }, emptyMeansAll)],
}
