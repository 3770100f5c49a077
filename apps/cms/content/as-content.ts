import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { editContent } from '../access/edit-content.ts'
import { readContent } from '../access/read-content.ts'
import { writeContent } from '../access/write-content.ts'
import { translationField } from '../translation/translation-field.ts'
import type { ContentWatcher } from './content-change.ts'
import { readNewest, readNewestGlobal } from './read-newest.ts'

const watchers: ContentWatcher[] = []

/** A collection the website speaks from: who may do what with it, and who is told of its changes. */
export function asContent(collection: CollectionConfig): CollectionConfig {
  const { access, hooks = {}, slug: entity } = collection
  const fields = hasWords(collection.fields) ? [...collection.fields, translationField] : collection.fields
  return {
    ...collection,
    fields,
    access: {
      create: editContent,
      read: readContent,
      readVersions: readContent,
      update: writeContent,
      delete: editContent,
      ...access,
    },
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          // Whoever writes a document whole, in all languages, has its newest version in hand.
          const newest = req.context.writtenWhole === true ? doc : await readNewest(req, entity, doc.id)
          for (const tell of watchers) await tell({ req, entity, documentId: String(doc.id), fields, newest })
          return doc
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => {
          for (const tell of watchers) await tell({ req, entity, documentId: String(id), fields, newest: null })
        },
      ],
    },
  }
}

export function asContentGlobal(global: GlobalConfig): GlobalConfig {
  const { access, fields, hooks = {}, slug: entity } = global
  return {
    ...global,
    access: { read: readContent, readVersions: readContent, update: writeContent, ...access },
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const newest = await readNewestGlobal(req, entity)
          for (const tell of watchers) await tell({ req, entity, documentId: '', fields, newest })
          return doc
        },
      ],
    },
  }
}

/** Whether there is anything to translate. */
function hasWords(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => hasWords(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasWords(block.fields))
    return ('localized' in field && field.localized === true) || ('fields' in field && hasWords(field.fields))
  })
}
