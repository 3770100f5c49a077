import type { NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { described } from './described.ts'
import { sentence, type Words } from './sentence.ts'

export interface FigureRule {
  required?: boolean
  whole?: boolean
  /** The smallest allowed; without it the figure must be more than zero. */
  from?: number
  /** The largest allowed; without it ten million, more than anything here weighs, measures or costs. */
  to?: number
}

const most = 10_000_000

interface FigureOptions extends FigureRule {
  help?: Words
  initial?: number
  validate?: NumberFieldSingleValidation
}

/** A number that counts or measures something. */
export function figure(name: string, label: Words, options: FigureOptions = {}): NumberField {
  const { help, initial, validate, ...rule } = options
  return {
    name,
    type: 'number',
    label,
    required: rule.required ?? false,
    ...(initial !== undefined && { defaultValue: initial }),
    admin: { ...described(help), step: rule.whole ? 1 : 0.1 },
    validate: (value, context) => {
      const verdict = checkFigure(value, rule, context.req)
      return verdict === true && validate ? validate(value, context) : verdict
    },
  }
}

export function checkFigure(value: unknown, rule: FigureRule, req: PayloadRequest): true | string {
  if (value === null || value === undefined) return rule.required ? sentence(req, missing) : true
  if (typeof value !== 'number' || !Number.isFinite(value)) return sentence(req, noNumber)
  if (rule.whole && !Number.isInteger(value)) return sentence(req, notWhole)
  if (rule.from === undefined && value <= 0) return sentence(req, notAboveZero)
  if (rule.from !== undefined && value < rule.from) return sentence(req, tooSmall(rule.from))
  const to = rule.to ?? most
  if (value > to) return sentence(req, tooLarge(to))
  return true
}

const missing = { en: 'Fill in this figure.', es: 'Rellene esta cifra.' }
const noNumber = { en: 'Enter a number.', es: 'Escriba un número.' }
const notWhole = { en: 'Enter a whole number, without decimals.', es: 'Escriba un número entero, sin decimales.' }
const notAboveZero = { en: 'Enter a number greater than 0.', es: 'Escriba un número mayor que 0.' }
const tooSmall = (from: number) => ({
  en: `Enter a number of ${from} or more.`,
  es: `Escriba un número igual o mayor que ${from}.`,
})
const tooLarge = (to: number) => ({ en: `Enter a number of ${to} or less.`, es: `Escriba un número igual o menor que ${to}.` })
