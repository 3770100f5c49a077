import type { Words } from '../../fields/sentence.ts'
import type { LeafField } from '../columns/column.ts'
import type { Reading, ValueKind } from './value-kind.ts'

export const figure: ValueKind = {
  // As many digits as a spreadsheet keeps.
  write: (value) => (typeof value === 'number' ? Number(value.toPrecision(15)) : String(value)),
  read: (cell, field) => {
    if (typeof cell === 'number') return { value: cell }
    return typeof cell === 'string' ? readFigure(cell, isWhole(field)) : { fault: noFigure(String(cell)) }
  },
}

/** Three decimals could be thousands; a fourth, a nought, says which. */
export function figureText(value: number): string {
  return String(value).replace(/(\.\d{3})$/, '$10')
}

/** As people write figures: `34.5`, `34,5`, `1.234,5`, `1,234.5`, `1 234`. What can be read in two ways is not guessed. */
export function readFigure(typed: string, whole: boolean): Reading {
  const value = typed.replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^[+-]?\d[\d.,]*$/.test(value)) return { fault: /\d/.test(typed) ? onlyFigure(typed) : noFigure(typed) }
  const [points, commas] = [count(value, '.'), count(value, ',')]
  if (points > 0 && commas > 0) return mixed(value, typed)
  const sign = points > 0 ? '.' : ','
  if (points + commas === 0) return { value: Number(value) }
  if (points + commas > 1)
    return grouped(value, sign) ? { value: Number(value.replaceAll(sign, '')) } : { fault: noFigure(typed) }
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(value))
    return whole ? { value: Number(value.replace(sign, '')) } : { fault: twoWays(value, sign) }
  return asNumber(value.replace(',', '.'), typed)
}

/** The later sign parts the decimals. */
function mixed(value: string, typed: string): Reading {
  const [decimal, thousands] = value.lastIndexOf('.') > value.lastIndexOf(',') ? ['.', ','] : [',', '.']
  const [front = '', ...rest] = value.split(decimal)
  if (rest.length !== 1 || !grouped(front, thousands)) return { fault: noFigure(typed) }
  return asNumber(`${front.replaceAll(thousands, '')}.${rest[0]}`, typed)
}

function asNumber(value: string, typed: string): Reading {
  const number = Number(value)
  return Number.isFinite(number) ? { value: number } : { fault: noFigure(typed) }
}

function grouped(value: string, sign: string): boolean {
  const [first = '', ...groups] = value.replace(/^[+-]/, '').split(sign)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

function count(value: string, sign: string): number {
  return value.split(sign).length - 1
}

function isWhole(field: LeafField): boolean {
  return field.name === 'publicId' || (field.type === 'number' && field.admin?.step === 1)
}

const noFigure = (typed: string): Words => ({ en: `“${typed}” is not a number.`, es: `«${typed}» no es un número.` })
const onlyFigure = (typed: string): Words => ({
  en: `“${typed}”: write the figure alone, without a unit, a sign or words.`,
  es: `«${typed}»: escriba solo la cifra, sin unidad, signos ni palabras.`,
})
function twoWays(value: string, sign: string): Words {
  const [plain, decimal] = [value.replace(sign, ''), `${value.replace(',', '.')}0`]
  return {
    en: `“${value}” can be read as ${plain} or as ${decimal}. Write one of these.`,
    es: `«${value}» puede leerse como ${plain} o como ${decimal.replace('.', ',')}. Escriba uno de los dos.`,
  }
}
