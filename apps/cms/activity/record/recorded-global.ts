import type { GlobalConfig } from 'payload'
import { changesBetween } from './compare.ts'
import { actionOf, languageSaved } from './saved.ts'
import { noteSaving, noteTakingOff } from './saving.ts'
import { writeEntry } from './write-entry.ts'

/** A global whose changes are written down (G-7). */
export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks = {}, slug: entity } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'update') noteSaving(req, entity, args)
        },
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          await noteTakingOff(req, { global: entity })
          return data
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ data, doc, previousDoc, req }) => {
          const action = actionOf(req, { global: entity }, data)
          // What was restored is not given in the form of what it replaced.
          const changes = action === 'restored' ? [] : changesBetween(fields, previousDoc, data)
          const language = languageSaved(req, entity, fields)
          await writeEntry(req, { action, entity, documentId: '', title: '', language, changes })
          return doc
        },
      ],
    },
  }
}
