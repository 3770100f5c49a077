import { isLocale, localeCodes } from '@lindero/contract'
import { Forbidden, type PayloadRequest } from 'payload'
import { editContent } from '../access/edit-content.ts'
import { intentOf } from './intent.ts'
import { refuseIfItMustStay } from './must-stay.ts'
import { type Place, publicLanguages, readLatest, readPublic } from './public-state.ts'
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
  const intent = intentOf(args)
  want(req, entity, intent)
  if (intent === 'says nothing') return keepWhatIsPublic(req, args, await places())
  if (intent !== 'take off' && intent !== 'take all off') return
  if (!args.overrideAccess && (await editContent({ req })) !== true) throw new Forbidden(req.t)
  const leaving = intent === 'take all off' ? localeCodes : localeCodes.filter((code) => code === req.locale)
  const about = await places()
  for (const place of about) await refuseIfItMustStay(req, place, leaving)
  if (intent === 'take off' && isLocale(req.locale)) saveAsDraft(args, about)
}

/** The newest draft is kept as it is; the row behind the site changes its state alone, once the draft is saved. */
function saveAsDraft(args: Arguments, places: Place[]): void {
  args.draft = true
  if (args.where) args.where = { id: { in: places.flatMap((place) => ('id' in place ? [place.id] : [])) } }
}

/**
 * An update that says nothing of publishing would take its state from the newest draft: what is public would vanish, or the
 * draft's figures come out. While there is such a draft it is part of the draft; so is what may not be published by its writer.
 */
async function keepWhatIsPublic(req: PayloadRequest, args: Arguments, places: Place[]): Promise<void> {
  const [place] = places
  if (!place || args.where) return
  const now = publicLanguages(await readPublic(req, place))
  if (now.length === 0) return
  const newest = publicLanguages(await readLatest(req, place))
  const mayPublish = args.overrideAccess === true || (await editContent({ req })) === true
  const asked = isLocale(req.locale) ? [req.locale] : []
  if (!mayPublish || [...now, ...asked].some((code) => !newest.includes(code))) args.draft = true
}
