import type { CollectionConfig, GlobalConfig } from 'payload'
import { showsOriginal } from './beside/shows-original.ts'
import { translationField, translationPanel } from './translation-field.ts'

const PublishButton = '/translation/publish/publish-button.tsx#PublishButton'
const notice = '/translation/publish/selection-notice.tsx#SelectionNotice'

/** A collection with words: how far they are translated is kept and shown, and each is written beside its original (G-3). */
export function translated(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, versions } = collection
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), ...(versions ? [notice] : [])]
  const edit = { ...admin?.components?.edit, ...(versions && { PublishButton }) }
  return {
    ...collection,
    fields: [...showsOriginal(fields), translationField],
    // The desk's own would publish what is published, and copies texts that are not empty; the panel has another.
    admin: {
      ...admin,
      ...(admin?.defaultColumns && { defaultColumns: withState(admin.defaultColumns) }),
      disableCopyToLocale: true,
      components: { ...admin?.components, beforeListTable, edit },
    },
  }
}

/** Before whether it is published: what is not translated should not be. */
function withState(columns: string[]): string[] {
  const others = columns.filter((name) => name !== 'translation')
  const at = others.indexOf('_status')
  return at < 0 ? [...others, 'translation'] : others.toSpliced(at, 0, 'translation')
}

export function translatedGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, fields, versions } = global
  const elements = { ...admin?.components?.elements, ...(versions && { PublishButton }) }
  return {
    ...global,
    fields: [...showsOriginal(fields), translationPanel],
    admin: { ...admin, components: { ...admin?.components, elements } },
  }
}
