import type { JoinField } from 'payload'

/** What belongs to an inquiry and is kept in a list of its own. */
export const besideFields: JoinField[] = [
  {
    name: 'files',
    type: 'join',
    collection: 'inquiry-files',
    on: 'inquiry',
    label: { en: 'Files', es: 'Archivos' },
    admin: { allowCreate: false, defaultColumns: ['name', 'type', 'size'] },
  },
  {
    name: 'thread',
    type: 'join',
    collection: 'mails',
    on: 'inquiry',
    defaultSort: 'createdAt',
    label: { en: 'Mails', es: 'Correos' },
    admin: { allowCreate: false, defaultColumns: ['createdAt', 'kind', 'to', 'subject', 'state'] },
  },
]
