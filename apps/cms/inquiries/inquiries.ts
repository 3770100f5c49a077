import type { CollectionConfig, Endpoint } from 'payload'
import { answerInquiries } from '../access/answer-inquiries.ts'
import { deleteInquiries } from '../access/delete-inquiries.ts'
import { nobody } from '../access/nobody.ts'
import { readInquiries } from '../access/read-inquiries.ts'
import type { Announce } from './announce.ts'
import { announceWhenCleared } from './announce-when-cleared.ts'
import { besideFields } from './fields/beside.ts'
import { buyerFields } from './fields/buyer.ts'
import { historyField, recordHistory } from './fields/history.ts'
import { answersField, linesField } from './fields/lines.ts'
import { notesField } from './fields/notes.ts'
import { originFields } from './fields/origin.ts'
import { workFields } from './fields/work.ts'
import { holdRowBeforeUpdate } from './hold-row.ts'
import { removeWhatBelongs } from './remove-what-belongs.ts'

/** What buyers sent (G-6). It comes from the site alone; staff move it along and never change what was asked. */
export function inquiries(announce: Announce, endpoints: Endpoint[]): CollectionConfig {
  return {
    slug: 'inquiries',
    labels: { singular: { en: 'Inquiry', es: 'Consulta' }, plural: { en: 'Inquiries', es: 'Consultas' } },
    admin: {
      group: { en: 'Sales', es: 'Ventas' },
      useAsTitle: 'reference',
      listSearchableFields: ['reference', 'name', 'email', 'company', 'phone', 'message'],
      hideAPIURL: true,
      components: {
        views: {
          list: { Component: '/inquiries/inbox/inbox-view.tsx#InboxView' },
          edit: { default: { Component: '/inquiries/detail/inquiry-view.tsx#InquiryView', tab: { condition: () => false } } },
        },
      },
    },
    access: { create: nobody, read: readInquiries, update: answerInquiries, delete: deleteInquiries },
    defaultSort: '-receivedAt',
    disableDuplicate: true,
    endpoints,
    hooks: {
      beforeOperation: [holdRowBeforeUpdate],
      beforeChange: [recordHistory],
      afterChange: [announceWhenCleared(announce)],
      beforeDelete: [removeWhatBelongs],
    },
    fields: [
      ...workFields,
      ...buyerFields,
      linesField,
      answersField,
      ...besideFields,
      notesField,
      historyField,
      ...originFields,
    ],
  }
}
