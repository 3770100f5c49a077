import type { UIField } from 'payload'

/** Who changed a document last; part of each form of the website's content. */
export function lastChange(entity: string): UIField {
  const Field = { path: '/activity/last-change-field.tsx#LastChangeField', serverProps: { entity } }
  return {
    name: 'lastChange',
    type: 'ui',
    admin: { position: 'sidebar', disableListColumn: true, disableBulkEdit: true, components: { Field } },
  }
}
