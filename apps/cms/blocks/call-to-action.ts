import type { Block } from 'payload'
import { actions } from '../fields/links.ts'
import { text, title } from '../fields/text.ts'

export const callToAction: Block = {
  slug: 'callToAction',
  labels: {
    singular: { en: 'Invitation to act', es: 'Invitación a actuar' },
    plural: { en: 'Invitations to act', es: 'Invitaciones a actuar' },
  },
  fields: [title({ required: true }), text(), actions()],
}
