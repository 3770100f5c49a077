import { type Endpoint, type PayloadRequest, restoreVersionOperation, restoreVersionOperationGlobal } from 'payload'
import { editContent } from '../access/edit-content.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { rowId } from '../database/row-id.ts'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { type Place, publicLanguages, type Row, readPublic } from './public-state.ts'
import { want } from './wanted.ts'

type Kept = { collection: string } | { global: string }

/**
 * Restores an earlier version, in place of Payload's own: `POST …/versions/:id?draft=…`. What was a draft comes back as a
 * draft: Payload would take the language off the site that was not published in that version.
 */
export function restoreEndpoint(kept: Kept): Endpoint {
  const handler = async (req: PayloadRequest) => {
    const id = rowId(req.routeParams?.id)
    const found = id === null ? null : await readVersion(req, kept, id)
    if (!found) return Response.json({ message: sentence(req, gone) }, { status: 404 })
    const draft = req.searchParams.get('draft') === 'true' || (await wouldTakeOff(req, found))
    want(req, 'global' in kept ? kept.global : kept.collection, draft ? 'draft' : 'publish all')
    await restore(req, kept, found.id, draft)
    return Response.json({ message: sentence(req, draft ? asDraft : asPublished) })
  }
  return staffEndpoint({ path: '/versions/:id', method: 'post', handler }, editContent)
}

interface Found {
  id: number
  version: Row
  place: Place
}

async function readVersion(req: PayloadRequest, kept: Kept, id: number): Promise<Found | null> {
  const { db } = req.payload
  const one = { where: { id: { equals: id } }, limit: 1, pagination: false, locale: 'all', req }
  const { docs } =
    'global' in kept ? await db.findGlobalVersions({ global: kept.global, ...one }) : await db.findVersions({ ...kept, ...one })
  const [found] = docs
  if (!found || !isRecord(found.version)) return null
  const place = 'global' in kept ? kept : { ...kept, id: Number(found.parent) }
  return { id, version: found.version, place }
}

async function wouldTakeOff(req: PayloadRequest, { place, version }: Found): Promise<boolean> {
  const then = publicLanguages(version)
  const now = publicLanguages(await readPublic(req, place))
  return then.length === 0 || now.some((code) => !then.includes(code))
}

async function restore(req: PayloadRequest, kept: Kept, id: number, draft: boolean): Promise<void> {
  const { collections, globals } = req.payload
  const options = { id, draft, depth: 0, overrideAccess: false, req }
  if ('collection' in kept) {
    const collection = collections[kept.collection]
    if (collection) await restoreVersionOperation({ collection, ...options })
    return
  }
  const globalConfig = globals.config.find(({ slug }) => slug === kept.global)
  if (globalConfig) await restoreVersionOperationGlobal({ globalConfig, ...options })
}

const gone = { en: 'This version is not kept any more.', es: 'Esta versión ya no se conserva.' }
const asDraft = {
  en: 'Restored as a draft. The site stays as it is until you publish.',
  es: 'Versión recuperada como borrador. El sitio no cambia hasta que la publique.',
}
const asPublished = { en: 'Restored and published.', es: 'Versión recuperada y publicada.' }
