import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'
import { readNewest } from '../../content/read-newest.ts'
import { changesBetween } from './compare.ts'
import { actionOf, languageSaved } from './saved.ts'
import { noteSaving, noteTakingOff, savingOf } from './saving.ts'
import { titleOf } from './title-of.ts'
import { writeEntry } from './write-entry.ts'

const file: Field = { name: 'filename', type: 'text', label: { en: 'File', es: 'Archivo' } }
const password = { path: 'password', label: { en: 'Password', es: 'Contraseña' } }

/** A collection whose changes are written down: who, when, what (G-7). */
export function recorded(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug: entity } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'update' || operation === 'create') noteSaving(req, entity, args)
        },
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, operation, originalDoc, req }) => {
          if (operation === 'update') await noteTakingOff(req, { collection: entity, id: originalDoc?.id })
          return data
        },
      ],
      afterChange: [...(hooks.afterChange ?? []), recordSave(collection)],
      afterDelete: [...(hooks.afterDelete ?? []), recordDelete(collection)],
    },
  }
}

function recordSave({ admin, fields: own, slug: entity, upload }: CollectionConfig): CollectionAfterChangeHook {
  const fields = upload ? [file, ...own] : own
  return async ({ data, doc, operation, previousDoc, req }) => {
    const isNew = operation === 'create'
    const action = isNew ? 'created' : actionOf(req, { collection: entity, id: doc.id }, data)
    const after = action === 'restored' ? await readNewest(req, entity, doc.id) : data
    const changes = isNew ? [] : changesBetween(fields, previousDoc, after)
    if (!isNew && savingOf(req, entity).password) changes.push(password)
    const title = titleOf(admin?.useAsTitle, [data, doc, previousDoc])
    const language = languageSaved(req, entity, fields)
    await writeEntry(req, { action, entity, documentId: String(doc.id), title, language, changes })
    return doc
  }
}

function recordDelete({ admin, slug: entity }: CollectionConfig): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    const title = titleOf(admin?.useAsTitle, [doc])
    await writeEntry(req, { action: 'deleted', entity, documentId: String(id), title, language: '', changes: [] })
  }
}
