import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { scheduleChanges } from '../access/schedule-changes.ts'
import { transact } from '../database/in-transaction.ts'
import { sql } from '../database/sql.ts'
import { type Claimed, writeIn } from '../delivery/claim.ts'
import { refuseMissingWords } from '../publishing/missing-words.ts'
import { Refusal } from '../publishing/refusal.ts'
import { findTarget, isYounger, languagesOf } from './target.ts'

/** What is to happen to which document. */
export interface Wish {
  action: string
  language: string
  entity: string
  documentId: string
  plannedAt: string
}

export interface PlannedChange extends Wish {
  id: number
  by: unknown
}

/**
 * Makes a planned change in the name of whoever planned it, of the newest draft as it stands now. That it is done is written
 * with it: however the desk ends, it happens once.
 */
export async function runChange(payload: Payload, change: PlannedChange, { attempts }: Claimed, now: Date): Promise<void> {
  const req = await createLocalReq({ locale: localeOf(change), fallbackLocale: 'null' }, payload)
  req.user = await readPlanner(req, change.by)
  if ((await scheduleChanges({ req })) !== true) throw new Refusal(req, notAllowed, 403)
  await transact(req, async () => {
    const noted = await writeIn(
      req,
      sql`update scheduled_changes set state = 'done', sent_at = ${now.toISOString()}, leased_until = null, last_error = null
        where id = ${change.id} and attempts = ${attempts} and state = 'waiting' returning id`,
    )
    // Taken back, or another process is at it after a long stall of this one.
    if (noted.length > 0) await make(req, change)
  })
}

export async function make(req: PayloadRequest, { action, language, entity, documentId, plannedAt }: Wish): Promise<void> {
  const target = await findTarget(req, entity, documentId)
  if (!target || isYounger(target, plannedAt)) throw new Refusal(req, gone, 404)
  const publishes = action === 'publish'
  if (publishes) refuseMissingWords(req, target.fields, target.newest, languagesOf(language))
  const data = { _status: publishes ? 'published' : 'draft' }
  const all = language === 'all' && { [publishes ? 'publishAllLocales' : 'unpublishAllLocales']: true }
  const options = { data, depth: 0, overrideAccess: false, req, ...all }
  const { place } = target
  if ('global' in place) await req.payload.updateGlobal({ slug: place.global, ...options })
  else await req.payload.update({ collection: place.collection, id: place.id, ...options })
}

/** The language the change is written in. */
export function localeOf({ language }: Wish): Locale {
  return isLocale(language) ? language : defaultLocale
}

async function readPlanner(req: PayloadRequest, id: unknown): Promise<PayloadRequest['user']> {
  if (typeof id !== 'number') return null
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user ? { ...user, collection: 'users' } : null
}

const notAllowed = {
  en: 'Whoever planned this may not publish any more. Plan it again.',
  es: 'Quien lo programó ya no puede publicar. Prográmelo de nuevo.',
}
const gone = { en: 'The document does not exist any more.', es: 'El documento ya no existe.' }
