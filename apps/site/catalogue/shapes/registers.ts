import { brandKinds, type ContentKinds, materialKinds } from '@lindero/contract'
import * as v from 'valibot'
import { id, idOrNull, keyOf, number, numberOrNull, range, text, textOrNull } from './parts.ts'

type Register = 'certificate' | 'partnerBrand' | 'material' | 'question'

export const registers: { [Kind in Register]: v.GenericSchema<unknown, ContentKinds[Kind]> } = {
  certificate: v.object({
    id,
    key: text,
    name: text,
    number: text,
    scope: text,
    issuer: text,
    covers: text,
    note: text,
    validFrom: textOrNull,
    validUntil: textOrNull,
    scan: idOrNull,
    order: number,
  }),
  partnerBrand: v.object({
    id,
    key: text,
    name: text,
    kind: v.nullable(keyOf(brandKinds)),
    since: numberOrNull,
    relation: text,
    logo: idOrNull,
    href: textOrNull,
    order: number,
  }),
  material: v.object({
    id,
    key: text,
    kind: keyOf(materialKinds),
    name: text,
    hex: text,
    composition: text,
    thicknessMm: v.nullable(range),
    care: text,
    use: text,
    moq: v.nullable(v.object({ value: number, unit: v.picklist(['pieces', 'metres']) })),
    picture: idOrNull,
    order: number,
  }),
  question: v.object({ id, key: text, question: text, answer: text, order: number }),
}
