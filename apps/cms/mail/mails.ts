import type { CollectionConfig, Endpoint } from 'payload'
import { deleteInquiries } from '../access/delete-inquiries.ts'
import { nobody } from '../access/nobody.ts'
import { readInquiries } from '../access/read-inquiries.ts'
import { deliveryFields, failedWords, sentWords, waitingWords } from '../delivery/delivery-fields.ts'
import { choice } from '../fields/choice.ts'
import { plain } from '../fields/text.ts'

export const mailKinds = {
  notice: { en: 'To sales: a new inquiry', es: 'A ventas: consulta nueva' },
  confirmation: { en: 'To the buyer: received', es: 'Al comprador: recibida' },
  reply: { en: 'To the buyer: an answer', es: 'Al comprador: respuesta' },
} as const
export type MailKind = keyof typeof mailKinds

export const mailStates = {
  waiting: waitingWords,
  sent: sentWords,
  failed: failedWords,
  kept: { en: 'Kept: no mail server', es: 'Guardado: sin servidor de correo' },
}

/** Every mail about an inquiry, before and after it is sent (G-8). Staff read it; the program writes it. */
export function mails(endpoints: Endpoint[]): CollectionConfig {
  return {
    slug: 'mails',
    labels: { singular: { en: 'Mail', es: 'Correo' }, plural: { en: 'Outbox', es: 'Bandeja de salida' } },
    admin: {
      group: { en: 'Sales', es: 'Ventas' },
      useAsTitle: 'subject',
      defaultColumns: ['createdAt', 'state', 'kind', 'to', 'subject', 'inquiry'],
      listSearchableFields: ['to', 'subject'],
      hideAPIURL: true,
      components: {
        views: { edit: { default: { Component: '/mail/mail-view.tsx#MailView', tab: { condition: () => false } } } },
      },
    },
    access: { create: nobody, read: readInquiries, update: nobody, delete: deleteInquiries },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints,
    fields: [
      choice('kind', { en: 'Kind', es: 'Tipo' }, mailKinds, { required: true }),
      { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', index: true, label: { en: 'Inquiry', es: 'Consulta' } },
      ...deliveryFields(mailStates),
      { ...plain('to', { en: 'To', es: 'Para' }, { required: true }), index: true },
      plain('from', { en: 'From', es: 'De' }),
      plain('replyTo', { en: 'Answers go to', es: 'Respuestas a' }),
      plain('subject', { en: 'Subject', es: 'Asunto' }),
      { name: 'text', type: 'textarea', label: { en: 'Text', es: 'Texto' } },
      { name: 'html', type: 'textarea', admin: { hidden: true } },
      { ...plain('messageId', { en: 'Message-ID', es: 'Message-ID' }, { required: true }), unique: true },
      { name: 'inReplyTo', type: 'text', admin: { hidden: true } },
      { name: 'author', type: 'relationship', relationTo: 'users', label: { en: 'Written by', es: 'Autor' } },
    ],
  }
}
