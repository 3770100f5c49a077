import type { Field } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import type { Told } from '../change.ts'

const longest = 200

/** A value as the log keeps it; undefined where there is nothing short to say. */
export function toldOf(field: Field, value: unknown): Told | undefined {
  if (isNothing(value)) return null
  if (field.type === 'relationship' || field.type === 'upload') return documents(field.relationTo, value)
  if (field.type === 'select' && 'options' in field) return chosenWords(field.options, value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? shortened(value) : undefined
}

export function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  )
}

function documents(relationTo: string | string[], value: unknown): Told | undefined {
  if (typeof relationTo !== 'string') return undefined
  return { of: relationTo, ids: [value].flat().map(numberOf).filter(Number.isInteger) }
}

/** Documents come as numbers or whole. */
export function numberOf(value: unknown): number {
  return Number(isRecord(value) ? value.id : value)
}

type Options = Extract<Field, { type: 'select' }>['options']

function chosenWords(options: Options, value: unknown): Told {
  const labels = [value].flat().map((one) => labelOf(options, String(one)))
  return { en: labels.map(({ en }) => en).join(', '), es: labels.map(({ es }) => es).join(', ') }
}

function labelOf(options: Options, value: string): { en: string; es: string } {
  const option = options.find((one) => typeof one !== 'string' && one.value === value)
  const label: unknown = typeof option === 'object' ? option.label : value
  if (isRecord(label)) return { en: String(label.en ?? value), es: String(label.es ?? label.en ?? value) }
  return { en: String(label), es: String(label) }
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
