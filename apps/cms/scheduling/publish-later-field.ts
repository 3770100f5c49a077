import type { UIField } from 'payload'

/** Beside every document that has drafts. */
export const publishLaterField: UIField = {
  name: 'publishLater',
  type: 'ui',
  label: { en: 'Publish later', es: 'Publicar más tarde' },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/scheduling/publish-later.tsx#PublishLater' },
  },
}
