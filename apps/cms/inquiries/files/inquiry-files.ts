import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { readInquiries } from '../../access/read-inquiries.ts'
import { receivedLine } from '../fields/received.ts'
import { downloadEndpoint } from './download.ts'

/**
 * Tech packs and pictures buyers sent (E-6). Not an upload collection: those are served by name to whoever may read, and a
 * buyer's file must never be drawn or run on the desk's own address.
 */
export function inquiryFiles(folder: string): CollectionConfig {
  return {
    slug: 'inquiry-files',
    labels: {
      singular: { en: 'File of an inquiry', es: 'Archivo de una consulta' },
      plural: { en: 'Files of inquiries', es: 'Archivos de consultas' },
    },
    admin: {
      group: { en: 'Sales', es: 'Ventas' },
      useAsTitle: 'name',
      defaultColumns: ['name', 'type', 'size', 'inquiry', 'createdAt'],
    },
    access: { create: nobody, read: readInquiries, update: nobody, delete: nobody },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: [downloadEndpoint(folder)],
    fields: [
      receivedLine('name', { en: 'Name', es: 'Nombre' }),
      receivedLine('type', { en: 'Type', es: 'Tipo' }),
      { name: 'size', type: 'number', label: { en: 'Bytes', es: 'Bytes' } },
      { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', index: true, label: { en: 'Inquiry', es: 'Consulta' } },
      { name: 'fileId', type: 'text', required: true, unique: true, admin: { hidden: true } },
      { name: 'key', type: 'text', index: true, admin: { hidden: true } },
    ],
  }
}
