import type { GroupField, NumberFieldSingleValidation } from 'payload'
import { described } from './described.ts'
import { type FigureRule, figure } from './figure.ts'
import { isRecord } from './per-language.ts'
import { sentence, type Words } from './sentence.ts'

interface RangeOptions extends FigureRule {
  unit: Words
  help?: Words
}

/** From the least to the most; both or neither. */
export function range(name: string, label: Words, { unit, help, ...rule }: RangeOptions): GroupField {
  const from = { en: `From (${unit.en})`, es: `Desde (${unit.es})` }
  const until = { en: `To (${unit.en})`, es: `Hasta (${unit.es})` }
  return {
    name,
    type: 'group',
    label,
    admin: { ...described(help) },
    fields: [
      {
        type: 'row',
        fields: [
          figure('min', from, { ...rule, validate: bothOrNeither('max') }),
          figure('max', until, { ...rule, validate: notBelowMin }),
        ],
      },
    ],
  }
}

function bothOrNeither(other: 'min' | 'max'): NumberFieldSingleValidation {
  return (value, { req, siblingData }) => {
    const rest = isRecord(siblingData) ? siblingData[other] : undefined
    return isGiven(value) || !isGiven(rest) ? true : sentence(req, half)
  }
}

const notBelowMin: NumberFieldSingleValidation = (value, context) => {
  const min = isRecord(context.siblingData) ? context.siblingData.min : undefined
  if (typeof value === 'number' && typeof min === 'number' && value < min) return sentence(context.req, upsideDown)
  return bothOrNeither('min')(value, context)
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined
}

const half = {
  en: 'Fill in both ends of the range, or leave both empty.',
  es: 'Rellene los dos extremos del intervalo o deje ambos vacíos.',
}
const upsideDown = {
  en: 'The second figure must not be smaller than the first.',
  es: 'La segunda cifra no puede ser menor que la primera.',
}
