import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import { intentOf } from '../../publishing/intent.ts'
import { labelIn } from '../../publishing/missing-words.ts'
import { Refusal } from '../../publishing/refusal.ts'
import { type Value, valuesOf } from '../walk-fields.ts'
import { fitsField } from './fits-field.ts'
import { findStale, type Stale } from './missing-references.ts'

/**
 * Drafts are saved without being checked, and the database answers what it cannot hold with an error nobody understands. Here
 * staff hear which field it is; and what a colleague deleted meanwhile never keeps the rest of a draft from being saved.
 */
export function takesSoundValues(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, collection: { fields }, operation, req }) => {
          if (operation === 'create' || operation === 'update') await check(req, args, fields)
        },
        ...(hooks.beforeOperation ?? []),
      ],
    },
  }
}

export function takesSoundValuesGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, global: { fields }, operation, req }) => {
          if (operation === 'update') await check(req, args, fields)
        },
        ...(hooks.beforeOperation ?? []),
      ],
    },
  }
}

async function check(req: PayloadRequest, args: unknown, fields: readonly Field[]): Promise<void> {
  // The program itself knows what it writes.
  if (!isRecord(args) || args.overrideAccess === true || !isRecord(args.data)) return
  const values = [...valuesOf(fields, args.data)].filter(({ value }) => value !== undefined)
  const isDraft = isKeptAsDraft(args)
  const wrong = values.find((value) => !fitsField(value, req.locale) && (isDraft || !speaksForItself(value)))
  if (wrong) throw new Refusal(req, doesNotFit(wrong), 400)
  const stale = await findStale(req, values)
  const [first] = stale
  if (first && !isDraft) throw new Refusal(req, isGone(first.place), 400)
  for (const one of stale) drop(one)
}

function isKeptAsDraft(args: Record<string, unknown>): boolean {
  const intent = intentOf(args)
  return intent === 'autosave' || intent === 'draft' || intent === 'take off' || intent === 'take all off'
}

/** Outside drafts such fields are checked, and say better what they want instead of a word. */
function speaksForItself({ field, value }: Value): boolean {
  return typeof value === 'string' && ['number', 'date', 'select', 'radio'].includes(field.type)
}

function drop({ place: { field, holder, value }, isThere }: Stale): void {
  holder[field.name] = Array.isArray(value) ? value.filter(isThere) : null
}

const doesNotFit = (value: Value) => ({
  en: `“${labelIn(value, 'en')}” cannot hold this value.`,
  es: `«${labelIn(value, 'es')}» no admite este valor.`,
})

const isGone = (value: Value) => ({
  en: `Something chosen in “${labelIn(value, 'en')}” has been deleted since. Remove it there and save again.`,
  es: `Algo de lo elegido en «${labelIn(value, 'es')}» se ha eliminado entretanto. Quítelo y guarde de nuevo.`,
})
