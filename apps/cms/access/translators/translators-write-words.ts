import type { CollectionConfig, GlobalConfig } from 'payload'
import { isTranslator } from '../roles.ts'
import { keepShared } from './keep-shared.ts'
import { readOnlyForTranslators } from './read-only-for-translators.ts'
import { refuseToTranslators } from './refuse-to-translators.ts'

/**
 * Whatever a translator sends, only words in another language than the first are kept of it, as a draft where there are
 * drafts. The desk shows the rest as read-only; this here is what makes it so.
 */
export function translatorsWriteWords(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks = {} } = collection
  return {
    ...collection,
    fields: fields.map(readOnlyForTranslators),
    hooks: {
      ...hooks,
      beforeOperation: [
        (operation) => refuseToTranslators(operation, Boolean(collection.versions)),
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [
        ...(hooks.beforeValidate ?? []),
        ({ collection: { fields: all }, data, operation, originalDoc, req }) =>
          operation === 'update' && isTranslator(req.user) ? keepShared(all, originalDoc, data) : data,
      ],
    },
  }
}

export function translatorsWriteWordsOfGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks = {} } = global
  return {
    ...global,
    fields: fields.map(readOnlyForTranslators),
    hooks: {
      ...hooks,
      beforeOperation: [
        (operation) => refuseToTranslators(operation, Boolean(global.versions)),
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [
        ...(hooks.beforeValidate ?? []),
        ({ data, global: { fields: all }, originalDoc, req }) =>
          isTranslator(req.user) ? keepShared(all, originalDoc, data) : data,
      ],
    },
  }
}
