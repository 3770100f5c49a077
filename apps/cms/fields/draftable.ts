import type { CollectionConfig, GlobalConfig } from 'payload'

/** Drafts and versions, each language published on its own. */
export const draftable = {
  maxPerDoc: 50,
  drafts: { localizeStatus: true, schedulePublish: false },
} satisfies CollectionConfig['versions']

export const draftableGlobal = { max: 50, drafts: draftable.drafts } satisfies GlobalConfig['versions']
