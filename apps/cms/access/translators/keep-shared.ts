import type { Field, Tab } from 'payload'
import { isRecord } from '../../fields/per-language.ts'

type Values = Record<string, unknown>

/**
 * The stored document with nothing but its words taken from what was given. Rows are known again by their id: they stay where
 * they stood, and none comes or goes.
 */
export function keepShared(fields: readonly Field[], stored: unknown, given: unknown): Values {
  const [before, after] = [asValues(stored), asValues(given)]
  return Object.assign({ ...before }, ...fields.map((field) => valuesOf(field, before, after)))
}

function valuesOf(field: Field, before: Values, after: Values): Values {
  if (field.type === 'tabs') return Object.assign({}, ...field.tabs.map((tab) => valuesOfTab(tab, before, after)))
  if (!('name' in field) || !field.name) return 'fields' in field ? keepOnly(field.fields, before, after) : {}
  const { name } = field
  const [was, is] = [before[name], after[name]]
  if ('localized' in field && field.localized) return is === undefined ? {} : { [name]: is }
  if (field.type === 'group') return { [name]: keepShared(field.fields, was, is) }
  if (field.type === 'array') return { [name]: rowsOf(was, is, () => field.fields) }
  if (field.type !== 'blocks') return {}
  return { [name]: rowsOf(was, is, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? []) }
}

function valuesOfTab(tab: Tab, before: Values, after: Values): Values {
  if (!('name' in tab) || !tab.name) return keepOnly(tab.fields, before, after)
  return { [tab.name]: keepShared(tab.fields, before[tab.name], after[tab.name]) }
}

/** Fields drawn together without a name of their own stand in the document around them. */
function keepOnly(fields: readonly Field[], before: Values, after: Values): Values {
  return Object.assign({}, ...fields.map((field) => valuesOf(field, before, after)))
}

function rowsOf(was: unknown, is: unknown, fieldsOf: (row: Values) => readonly Field[]): unknown {
  if (!Array.isArray(was)) return was
  const given = Array.isArray(is) ? is.filter(isRecord) : []
  return was.map((row) => {
    if (!isRecord(row)) return row
    const same = given.find(({ id }) => id !== undefined && id === row.id)
    return same ? keepShared(fieldsOf(row), row, same) : row
  })
}

function asValues(value: unknown): Values {
  return isRecord(value) ? value : {}
}
