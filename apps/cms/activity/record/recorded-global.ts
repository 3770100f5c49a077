import type { GlobalConfig } from 'payload'
import { readNewestGlobal } from '../../content/read-newest.ts'
import { changesBetween } from './compare.ts'
import { actionOf, languageSaved } from './saved.ts'
import { noteSaving, noteTakingOff } from './saving.ts'
import { writeEntry } from './write-entry.ts'

/** What a restored version replaced, in all languages: Payload hands on the public document, in one. */
const replacedKey = 'replaced by a restored version'

/** A global whose changes are written down (G-7). */
export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks = {}, slug: entity } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation === 'update') noteSaving(req, entity, args)
          if (operation === 'restoreVersion') req.context[replacedKey] = await readNewestGlobal(req, entity)
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
          const changes =
            action === 'restored'
              ? changesBetween(fields, req.context[replacedKey], await readNewestGlobal(req, entity))
              : changesBetween(fields, previousDoc, data)
          const language = languageSaved(req, entity, fields)
          await writeEntry(req, { action, entity, documentId: '', title: '', language, changes })
          return doc
        },
      ],
    },
  }
}
