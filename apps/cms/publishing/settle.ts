import { isLocale, localeCodes } from '@lindero/contract'
import { Forbidden, type PayloadRequest } from 'payload'
import { editContent } from '../access/edit-content.ts'
import { isRecord } from '../fields/per-language.ts'
import { type Intent, intentOf } from './intent.ts'
import { refuseIfItMustStay } from './must-stay.ts'
import { type Place, publicLanguages, readLatest, readPublic } from './public-state.ts'
import { Refusal } from './refusal.ts'
import { want } from './wanted.ts'

type Arguments = Record<string, unknown>

interface Save {
  req: PayloadRequest
  entity: string
  /** The arguments of the operation; changed in place. */
  args: Arguments
  /** Documents it is about. */
  places: () => Promise<Place[]>
}

/** Before anything is written: decides what the save means for the site, and keeps Payload from meaning something else. */
export async function settle({ req, entity, args, places }: Save): Promise<void> {
  const intent = wholeIntent(req, args)
  want(req, entity, intent)
  if (intent === 'says nothing') return keepWhatIsPublic(req, args, await places())
  if (args.where && !args.draft && (intent === 'publish' || intent === 'publish all'))
    return keepDrafts(req, args, intent, await places())
  if (intent !== 'take off' && intent !== 'take all off') return
  if (!args.overrideAccess && (await editContent({ req })) !== true) throw new Forbidden(req.t)
  const leaving = intent === 'take all off' ? localeCodes : localeCodes.filter((code) => code === req.locale)
  const about = await places()
  for (const place of about) await refuseIfItMustStay(req, place, leaving)
  if (intent === 'take off' || args.where) saveAsDraft(args, about)
}

/** Whoever takes something off while writing in all languages means all of them. */
function wholeIntent(req: PayloadRequest, args: Arguments): Intent {
  const intent = intentOf(args)
  if (intent !== 'take off' || isLocale(req.locale)) return intent
  args.unpublishAllLocales = true
  return 'take all off'
}

/** The newest draft is kept as it is; the row behind the site changes its state alone, once the draft is saved. */
function saveAsDraft(args: Arguments, places: Place[]): void {
  args.draft = true
  if (args.where) args.where = { id: { in: places.flatMap((place) => ('id' in place ? [place.id] : [])) } }
}

/** Told by `where`, Payload begins with what is public and throws the drafts on top away. */
async function keepDrafts(req: PayloadRequest, args: Arguments, intent: Intent, places: Place[]): Promise<void> {
  const isForEach = isRecord(args.data) && isRecord(args.data._status)
  if (isForEach || !(await haveDrafts(req, places))) return
  // Payload publishes all languages of what is public only.
  if (intent === 'publish all') throw new Refusal(req, oneByOne, 409)
  saveAsDraft(args, places)
}

async function haveDrafts(req: PayloadRequest, places: Place[]): Promise<boolean> {
  for (const place of places) {
    const newest = await readLatest(req, place)
    if (newest && publicLanguages(newest).length < localeCodes.length) return true
  }
  return false
}

/**
 * An update that says nothing of publishing would take its state from the newest draft: what is public would vanish, or the
 * draft's figures come out. While there is such a draft it is part of the draft; so is what may not be published by its writer.
 */
async function keepWhatIsPublic(req: PayloadRequest, args: Arguments, places: Place[]): Promise<void> {
  const [place] = places
  if (!place) return
  const mayPublish = args.overrideAccess === true || (await editContent({ req })) === true
  if (args.where) {
    if (!mayPublish || (await haveDrafts(req, places))) saveAsDraft(args, places)
    return
  }
  const now = publicLanguages(await readPublic(req, place))
  if (now.length === 0) return
  const newest = publicLanguages(await readLatest(req, place))
  const asked = isLocale(req.locale) ? [req.locale] : []
  if (!mayPublish || [...now, ...asked].some((code) => !newest.includes(code))) args.draft = true
}

const oneByOne = {
  en: 'Some of these have drafts that are not public yet. Publish them one by one, or in the list, language by language.',
  es: 'Algunos tienen borradores sin publicar. Publíquelos uno a uno, o en la lista, idioma por idioma.',
}
