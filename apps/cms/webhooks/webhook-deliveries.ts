import type { CollectionConfig } from 'payload'
import { deleteInquiries } from '../access/delete-inquiries.ts'
import { nobody } from '../access/nobody.ts'
import { readInquiries } from '../access/read-inquiries.ts'
import { deliveryFields, failedWords, sentWords, waitingWords } from '../delivery/delivery-fields.ts'
import { plain } from '../fields/text.ts'
import { tryAgainEndpoint } from './try-again.ts'

export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  labels: {
    singular: { en: 'Webhook message', es: 'Mensaje de webhook' },
    plural: { en: 'Webhook messages', es: 'Mensajes de webhook' },
  },
  admin: {
    group: { en: 'Sales', es: 'Ventas' },
    useAsTitle: 'deliveryId',
    defaultColumns: ['createdAt', 'state', 'lastStatus', 'attempts', 'inquiry'],
    description: {
      en: 'What was told to other programs about new inquiries.',
      es: 'Lo comunicado a otros programas sobre las consultas nuevas.',
    },
  },
  access: { create: nobody, read: readInquiries, update: nobody, delete: deleteInquiries },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [tryAgainEndpoint],
  fields: [
    { name: 'sendAgain', type: 'ui', admin: { components: { Field: '/delivery/send-again-field.tsx#SendAgainField' } } },
    { ...plain('deliveryId', { en: 'Number', es: 'Número' }, { required: true }), unique: true },
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', index: true, label: { en: 'Inquiry', es: 'Consulta' } },
    ...deliveryFields({ waiting: waitingWords, sent: sentWords, failed: failedWords }),
    { name: 'lastStatus', type: 'number', label: { en: 'Last answer', es: 'Última respuesta' } },
    { name: 'body', type: 'textarea', required: true, label: { en: 'Message', es: 'Mensaje' } },
  ],
}
