import { localeCodes, locales } from '@lindero/contract'
import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { scheduleChanges } from '../access/schedule-changes.ts'
import { deliveryFields, failedWords, waitingWords } from '../delivery/delivery-fields.ts'
import { choice } from '../fields/choice.ts'
import { plain } from '../fields/text.ts'
import { schedulingEndpoints } from './endpoints.ts'

export const scheduledActions = {
  publish: { en: 'Publish', es: 'Publicar' },
  unpublish: { en: 'Take off the site', es: 'Retirar del sitio' },
} as const
export type ScheduledAction = keyof typeof scheduledActions

/** `all`, or one language by its code. */
export const scheduledLanguages = {
  all: { en: 'All languages', es: 'Todos los idiomas' },
  ...Object.fromEntries(localeCodes.map((code) => [code, { en: locales[code].name, es: locales[code].name }])),
}

export const scheduledStates = {
  waiting: waitingWords,
  done: { en: 'Done', es: 'Hecho' },
  failed: failedWords,
  cancelled: { en: 'Cancelled', es: 'Cancelado' },
}

/** What is to be published or taken off the site at a later time (G-2). `nextAttemptAt` is that time. */
export const scheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  labels: {
    singular: { en: 'Planned change', es: 'Cambio programado' },
    plural: { en: 'Planned changes', es: 'Cambios programados' },
  },
  admin: {
    group: { en: 'Website', es: 'Sitio web' },
    useAsTitle: 'title',
    defaultColumns: ['nextAttemptAt', 'action', 'entity', 'title', 'language', 'state'],
    hideAPIURL: true,
  },
  access: { create: nobody, read: scheduleChanges, update: nobody, delete: nobody },
  defaultSort: 'nextAttemptAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: schedulingEndpoints,
  fields: [
    choice('action', { en: 'What happens', es: 'Qué ocurre' }, scheduledActions, { required: true }),
    choice('language', { en: 'Language', es: 'Idioma' }, scheduledLanguages, { required: true }),
    { ...plain('entity', { en: 'Kind', es: 'Tipo' }, { required: true }), index: true },
    // Empty for a global: there is only one.
    { ...plain('documentId', { en: 'Number', es: 'Número' }), index: true },
    plain('title', { en: 'Title', es: 'Título' }),
    ...deliveryFields(scheduledStates),
    { name: 'by', type: 'relationship', relationTo: 'users', label: { en: 'Planned by', es: 'Programado por' } },
  ],
}
