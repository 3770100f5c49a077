import type { PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import { Refusal } from '../../publishing/refusal.ts'
import type { FieldAt } from './field-at.ts'
import { unusableJoin } from './unusable-join.ts'
import { unusablePart } from './unusable-part.ts'

/** Payload trusts the filters in an address to be well made, and fails over those that are not: they are looked at before. */
export function refuseUnusable(req: PayloadRequest, fieldAt: () => FieldAt): void {
  const { data, joins, where } = req.query
  if (isGiven(data) && !isRecord(parsed(data))) throw new Refusal(req, noObject('data'), 400)
  if (isGiven(joins)) refusePart(req, unusableJoin(joins, fieldAt(), req.payload.config))
  if (isGiven(where)) refusePart(req, unusablePart(parsed(where), fieldAt()))
}

function refusePart(req: PayloadRequest, part: string | null): void {
  if (part) throw new Refusal(req, part === 'where' || part === 'joins' ? noObject(part) : unusable(part), 400)
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== ''

/** Both may be written as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

const noObject = (name: string) => ({
  en: `“${name}” is not written in a way we can use.`,
  es: `«${name}» no está escrito de una forma que podamos usar.`,
})

const unusable = (part: string) => ({
  en: `The filter “${part}” cannot be used here.`,
  es: `El filtro «${part}» no se puede usar aquí.`,
})
