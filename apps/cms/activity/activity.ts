import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { readActivity } from '../access/read-activity.ts'
import { choice } from '../fields/choice.ts'
import { plain } from '../fields/text.ts'
import { activityActions } from './actions.ts'

export { type ActivityAction, activityActions } from './actions.ts'

/** Every change of content, staff and settings: who, when, what (G-7). Written by the program alone. */
export const activity: CollectionConfig = {
  slug: 'activity',
  labels: { singular: { en: 'Change', es: 'Cambio' }, plural: { en: 'Changes', es: 'Cambios' } },
  admin: {
    group: { en: 'House', es: 'Casa' },
    useAsTitle: 'title',
    defaultColumns: ['updatedAt', 'whoName', 'action', 'entity', 'title', 'language'],
    listSearchableFields: ['title', 'whoName'],
    hideAPIURL: true,
    components: {
      views: {
        list: { Component: '/activity/list/activity-view.tsx#ActivityView' },
        edit: { default: { Component: '/activity/detail/entry-view.tsx#EntryView', tab: { condition: () => false } } },
      },
    },
  },
  access: { create: nobody, read: readActivity, update: nobody, delete: nobody },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'who', type: 'relationship', relationTo: 'users', index: true, label: { en: 'Who', es: 'Quién' } },
    // Kept in words as well: accounts may go, what they did stays.
    plain('whoName', { en: 'Name', es: 'Nombre' }, { required: true }),
    choice('action', { en: 'What was done', es: 'Qué se hizo' }, activityActions, { required: true }),
    { ...plain('entity', { en: 'Kind', es: 'Tipo' }, { required: true }), index: true },
    { ...plain('documentId', { en: 'Number', es: 'Número' }), index: true },
    plain('title', { en: 'Title', es: 'Título' }),
    plain('language', { en: 'Language', es: 'Idioma' }),
    { name: 'changes', type: 'json', label: { en: 'Fields', es: 'Campos' } },
  ],
}
