import type { CollectionConfig, GlobalConfig } from 'payload'

/** Drafts and versions, each language published on its own. Saved while typing, so that the preview beside the form follows. */
export const draftable = {
  maxPerDoc: 50,
  drafts: { localizeStatus: true, schedulePublish: false, autosave: { interval: 800 } },
} satisfies CollectionConfig['versions']

export const draftableGlobal = { max: 50, drafts: draftable.drafts } satisfies GlobalConfig['versions']
