import type { CollectionConfig, GlobalConfig } from 'payload'
import { editContent } from '../access/edit-content.ts'
import { readContent } from '../access/read-content.ts'
import { translatorsWriteWords, translatorsWriteWordsOfGlobal } from '../access/translators/translators-write-words.ts'
import { writeContent } from '../access/write-content.ts'
import { lastChange } from '../activity/last-change.ts'
import { keepUses } from '../media/uses/keep-uses.ts'
import { watchTranslations } from '../translation/state/watch-translations.ts'
import { translated, translatedGlobal } from '../translation/translated.ts'
import type { ContentWatcher } from './content-change.ts'
import { hasWords } from './has-words.ts'
import { readNewest, readNewestGlobal } from './read-newest.ts'
import { takesSoundValues, takesSoundValuesGlobal } from './values/sound-values.ts'

/** Told of every change, in this order. */
function watchersOf(isTranslated: boolean): ContentWatcher[] {
  return isTranslated ? [watchTranslations, keepUses] : [keepUses]
}

/** A collection the website speaks from: who may do what with it, and who is told of its changes. */
export function asContent(collection: CollectionConfig): CollectionConfig {
  const { access, fields, slug: entity } = collection
  const isTranslated = hasWords(fields)
  // Where there is nothing to translate, translators have nothing to do.
  const [read, update] = isTranslated ? [readContent, writeContent] : [editContent, editContent]
  const shown = takesSoundValues(isTranslated ? translated(collection) : collection)
  const { hooks = {} } = shown
  const watchers = watchersOf(isTranslated)
  return translatorsWriteWords({
    ...shown,
    fields: [...shown.fields, lastChange(entity)],
    access: {
      create: editContent,
      read,
      readVersions: read,
      update,
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
  })
}

export function asContentGlobal(global: GlobalConfig): GlobalConfig {
  const { access, fields, slug: entity } = global
  const shown = takesSoundValuesGlobal(translatedGlobal(global))
  const { hooks = {} } = shown
  const watchers = watchersOf(true)
  return translatorsWriteWordsOfGlobal({
    ...shown,
    fields: [...shown.fields, lastChange(entity)],
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
  })
}
