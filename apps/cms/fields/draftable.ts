import type { CollectionConfig } from 'payload'

/** Drafts and versions, each language published on its own. */
export const draftable = {
  maxPerDoc: 50,
  drafts: { localizeStatus: true, schedulePublish: false },
} satisfies CollectionConfig['versions']
