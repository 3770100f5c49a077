import { isLocale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import { type Place, publicLanguages, readPublic } from '../../publishing/public-state.ts'
import { wanted } from '../../publishing/wanted.ts'

/** What the hooks after a save no longer know about it. */
interface Saving {
  draft: boolean
  everyLanguage: boolean
  password: boolean
  /** The documents it takes off the site, by number: one save may be about several. */
  takenOff: string[]
}

const keyOf = (entity: string) => `saving ${entity}`

/** In the context, under the name of the collection: a save may bring others of other kinds with it. */
export function noteSaving(req: PayloadRequest, entity: string, args: unknown): void {
  const { data, draft, publishAllLocales, unpublishAllLocales } = isRecord(args) ? args : {}
  req.context[keyOf(entity)] = {
    draft: draft === true,
    everyLanguage: isTrue(publishAllLocales) || isTrue(unpublishAllLocales),
    password: isRecord(data) && typeof data.password === 'string' && data.password !== '',
    takenOff: [],
  } satisfies Saving
}

export function savingOf(req: PayloadRequest, entity: string): Saving {
  const noted = req.context[keyOf(entity)]
  return isRecord(noted) ? (noted as unknown as Saving) : { draft: false, everyLanguage: false, password: false, takenOff: [] }
}

/** Before it is written: afterwards nobody can tell whether the document was on the site. */
export async function noteTakingOff(req: PayloadRequest, place: Place): Promise<void> {
  const entity = 'global' in place ? place.global : place.collection
  const intent = wanted(req, entity)
  if (intent !== 'take off' && intent !== 'take all off') return
  const now = publicLanguages(await readPublic(req, place))
  const leaves = intent === 'take off' && isLocale(req.locale) ? now.includes(req.locale) : now.length > 0
  if (leaves) savingOf(req, entity).takenOff.push(numberIn(place))
}

export function isTakenOff(req: PayloadRequest, place: Place): boolean {
  return savingOf(req, 'global' in place ? place.global : place.collection).takenOff.includes(numberIn(place))
}

function numberIn(place: Place): string {
  return 'global' in place ? '' : String(place.id)
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
