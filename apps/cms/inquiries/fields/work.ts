import type { Field } from 'payload'
import { choice } from '../../fields/choice.ts'
import { inquiryStatuses } from '../statuses.ts'
import { received } from './received.ts'

const sidebar = { position: 'sidebar' } as const

/** What staff do with it. */
export const workFields: Field[] = [
  {
    ...choice('status', { en: 'Status', es: 'Estado' }, inquiryStatuses, { required: true, initial: 'new' }),
    index: true,
    admin: sidebar,
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { en: 'Looked after by', es: 'Responsable' },
    admin: sidebar,
  },
  received({
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    label: { en: 'Number', es: 'Número' },
    admin: sidebar,
  }),
  received({
    name: 'receivedAt',
    type: 'date',
    required: true,
    index: true,
    label: { en: 'Received', es: 'Recibida' },
    admin: { ...sidebar, date: { pickerAppearance: 'dayAndTime' } },
  }),
  received({
    name: 'firstAnsweredAt',
    type: 'date',
    label: { en: 'First answered', es: 'Primera respuesta' },
    admin: { ...sidebar, date: { pickerAppearance: 'dayAndTime' } },
  }),
]
