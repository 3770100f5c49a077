import { localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { refuseIfItMustStay } from '../publishing/must-stay.ts'
import { Refusal } from '../publishing/refusal.ts'
import { rehearse } from './rehearse.ts'
import { findTarget, languagesOf } from './target.ts'

const schema = v.object({
  action: v.picklist(['publish', 'unpublish']),
  language: v.picklist(['all', ...localeCodes]),
  entity: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  documentId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/** Nobody plans further ahead; a slip of the year is noticed. */
const furthestMs = 2 * 366 * 24 * 60 * 60_000

/** Stores a change to be made later; refuses with a sentence what could not work. */
export async function plan(req: PayloadRequest, given: unknown, now: Date): Promise<number> {
  const { success, output } = v.safeParse(schema, given)
  if (!success) throw new Refusal(req, unreadable, 400)
  const { action, language, entity, documentId } = output
  const at = new Date(output.at)
  if (!(at > now)) throw new Refusal(req, past, 400)
  if (at.getTime() - now.getTime() > furthestMs) throw new Refusal(req, tooFar, 400)
  const target = await findTarget(req, entity, documentId)
  if (!target) throw new Refusal(req, unknown, 404)
  if (action === 'publish') await rehearse(req, { action, language, entity, documentId, plannedAt: now.toISOString() })
  else await refuseIfItMustStay(req, target.place, languagesOf(language))
  const due = { state: 'waiting', attempts: 0, nextAttemptAt: at.toISOString() }
  const data = { action, language, entity, documentId, title: target.title, by: req.user?.id, ...due }
  return Number((await req.payload.create({ collection: 'scheduled-changes', data, depth: 0, req })).id)
}

const unreadable = {
  en: 'Choose what is to happen, the language, and a day and time.',
  es: 'Elija qué debe ocurrir, el idioma y el día y la hora.',
}
const past = { en: 'Choose a time that is still to come.', es: 'Elija un momento que aún no haya pasado.' }
const tooFar = {
  en: 'Choose a time within the next two years.',
  es: 'Elija un momento dentro de los próximos dos años.',
}
const unknown = {
  en: 'This document does not exist any more, or cannot be published later. Save it first.',
  es: 'Este documento ya no existe o no se puede publicar más tarde. Guárdelo primero.',
}
