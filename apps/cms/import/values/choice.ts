import { isRecord } from '../../fields/per-language.ts'
import type { Words } from '../../fields/sentence.ts'
import type { LeafField } from '../columns/column.ts'
import { readNames, writeNames } from './in-list.ts'
import { hasMany, type Reading, type ValueKind } from './value-kind.ts'

/** The key is written; the desk's own words in either language are understood. */
export const choice: ValueKind = {
  write: (value) => writeNames((Array.isArray(value) ? value : [value]).map(String)),
  read: (cell, field) => {
    const names = hasMany(field) ? readNames(String(cell)) : [String(cell).trim()]
    const found = names.map((name) => ({ name, key: keyOf(field, name) }))
    const missing = found.find(({ key }) => key === undefined)
    if (missing) return { fault: notOffered(missing.name, field) }
    const keys = found.map(({ key }) => key)
    return { value: hasMany(field) ? [...new Set(keys)] : keys[0] } satisfies Reading
  },
}

function keyOf(field: LeafField, name: string): string | undefined {
  const wanted = name.toLowerCase()
  return optionsOf(field).find(({ names }) => names.some((one) => one.toLowerCase() === wanted))?.key
}

function optionsOf(field: LeafField): { key: string; names: string[] }[] {
  const options = field.type === 'select' ? field.options : []
  return options.map((option) => {
    if (typeof option === 'string') return { key: option, names: [option] }
    const labels = isRecord(option.label) ? Object.values(option.label) : [option.label]
    return { key: option.value, names: [option.value, ...labels.map(String)] }
  })
}

function notOffered(name: string, field: LeafField): Words {
  const keys = optionsOf(field).map(({ key }) => key)
  const list = keys.join(', ')
  return {
    en: `“${name}” is not one of the choices: ${list}.`,
    es: `«${name}» no es una de las opciones: ${list}.`,
  }
}
