import { isLocale, type Locale, localeCodes } from '@lindero/contract'
import type { Field } from 'payload'
import { type Leaf, leavesOf } from '../../content/walk-fields.ts'
import { isPerLanguage, isRecord } from '../../fields/per-language.ts'
import type { Change } from '../change.ts'
import { changeLabel } from './change-label.ts'
import { isNothing, numberOf, toldOf } from './told.ts'

const most = 60

/** What differs between two states of a document that were read the same way, field by field. */
export function changesBetween(fields: readonly Field[], before: unknown, after: unknown): Change[] {
  const [was, is] = [leavesByPath(fields, before), leavesByPath(fields, after)]
  const paths = [...new Set([...is.keys(), ...was.keys()])]
  const changes = paths.flatMap((path) => changesOf(was.get(path), is.get(path)))
  return [...changes, ...movedRows(was, is)].slice(0, most)
}

type Leaves = Map<string, Leaf>

function leavesByPath(fields: readonly Field[], document: unknown): Leaves {
  return new Map([...leavesOf(fields, document)].filter(({ field }) => isShown(field)).map((leaf) => [leaf.path, leaf]))
}

/** What the program keeps for itself is not what somebody changed; what became public is told by the action. */
function isShown({ admin, name, type }: Leaf['field']): boolean {
  if (type === 'ui' || type === 'join' || name === '_status') return false
  return !(isRecord(admin) && (admin.hidden === true || admin.readOnly === true))
}

function changesOf(was: Leaf | undefined, is: Leaf | undefined): Change[] {
  const leaf = is ?? was
  if (!leaf) return []
  const languages = inSeveralLanguages(leaf, was, is) ? localeCodes : [undefined]
  return languages.flatMap((language) => changeOf(leaf, valueIn(was?.value, language), valueIn(is?.value, language), language))
}

function inSeveralLanguages({ field }: Leaf, ...leaves: (Leaf | undefined)[]): boolean {
  return 'localized' in field && field.localized === true && leaves.some((leaf) => isPerLanguage(leaf?.value))
}

function valueIn(value: unknown, language: Locale | undefined): unknown {
  if (language === undefined) return value
  return isPerLanguage(value) ? value[language] : undefined
}

function changeOf(leaf: Leaf, was: unknown, is: unknown, language: Locale | undefined): Change[] {
  const { field, path } = leaf
  if (comparable(field, was) === comparable(field, is)) return []
  const change: Change = { path, label: changeLabel(leaf), ...(language && { language }) }
  if (isSecret(field)) return [change]
  const [before, after] = [toldOf(field, was), toldOf(field, is)]
  return [{ ...change, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

function comparable(field: Field, value: unknown): string {
  if (isNothing(value)) return ''
  if (field.type === 'relationship' || field.type === 'upload') return JSON.stringify([value].flat().map(numberOf))
  return JSON.stringify(field.type === 'date' ? new Date(String(value)) : value)
}

/** Also what names itself otherwise: an address may be as good as a key. */
function isSecret({ custom, name }: Leaf['field']): boolean {
  return custom?.secret === true || /secret|password|token|hash|salt/i.test(name)
}

/** Rows stand in paths by their own id, so moved ones show as the same paths in another order. */
function movedRows(was: Leaves, is: Leaves): Change[] {
  const [before, after] = [[...was.keys()].filter((path) => is.has(path)), [...is.keys()].filter((path) => was.has(path))]
  const place = after.findIndex((path, index) => path !== before[index])
  const leaf = is.get(after[place] ?? '')
  return leaf
    ? [{ path: `${leaf.path}#`, label: changeLabel({ ...leaf, labels: leaf.labels.slice(0, 1), rows: {} }), moved: true }]
    : []
}

/** The language a change was made in; empty where several were written, or there are none. */
export function languageOf(locale: unknown): string {
  return isLocale(locale) ? locale : ''
}
