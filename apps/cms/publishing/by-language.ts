import { isLocale, localeCodes } from '@lindero/contract'
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest, Where } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { cancelPlansOf } from '../scheduling/cancel-plans.ts'
import { publishLaterField } from '../scheduling/publish-later-field.ts'
import { intentOf } from './intent.ts'
import { refuseMissingWords } from './missing-words.ts'
import { type Place, publicLanguages, readPublic, takeOff } from './public-state.ts'
import { restoreEndpoint } from './restore.ts'
import { settle } from './settle.ts'
import { want, wanted } from './wanted.ts'

/** Each language is published and taken off on its own, also with a newer draft on top. Mends what Payload does otherwise. */
export function publishesByLanguage(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks = {}, slug, versions } = collection
  if (!versions) return collection
  return {
    ...collection,
    fields: [...fields, publishLaterField],
    endpoints: [...(collection.endpoints || []), restoreEndpoint({ collection: slug })],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (!isRecord(args)) return
          if (operation === 'create') want(req, slug, intentOf(args))
          if (operation === 'update') await settle({ req, entity: slug, args, places: () => placesOf(req, slug, args) })
        },
      ],
      // First of all: the others look at what is public then.
      afterChange: [({ doc, req }) => finish(req, { collection: slug, id: doc.id }, fields), ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), ({ id, req }) => cancelPlansOf(req, slug, id)],
    },
  }
}

export function publishesByLanguageGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks = {}, slug, versions } = global
  if (!versions) return global
  return {
    ...global,
    fields: [...fields, publishLaterField],
    endpoints: [...(global.endpoints || []), restoreEndpoint({ global: slug })],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation !== 'update' || !isRecord(args)) return
          // Payload would store the default language's words where this one has none.
          req.fallbackLocale = false
          await settle({ req, entity: slug, args, places: async () => [{ global: slug }] })
        },
      ],
      afterChange: [({ req }) => finish(req, { global: slug }, fields), ...(hooks.afterChange ?? [])],
    },
  }
}

async function placesOf(req: PayloadRequest, collection: string, args: Record<string, unknown>): Promise<Place[]> {
  const { id, where } = args
  if (typeof id === 'number' || typeof id === 'string') return [{ collection, id }]
  if (!where) return []
  // As the public rows stand: a newer draft on top says nothing about what is to be taken off.
  const { docs } = await req.payload.find({
    collection,
    where: where as Where,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: args.overrideAccess === true,
    req,
  })
  return docs.map((document) => ({ collection, id: document.id }))
}

/** Once it is written, and still part of it: whatever is refused here was never saved. */
async function finish(req: PayloadRequest, place: Place, fields: readonly Field[]): Promise<void> {
  const intent = wanted(req, 'global' in place ? place.global : place.collection)
  if (intent === 'take off' && isLocale(req.locale)) await takeOff(req, place, req.locale)
  if (intent === 'take all off') for (const code of localeCodes) await takeOff(req, place, code)
  if (intent !== 'publish all') return
  const row = await readPublic(req, place)
  refuseMissingWords(req, fields, row, publicLanguages(row))
}
