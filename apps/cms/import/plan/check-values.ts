import { type Locale, localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import type { Words } from '../../fields/sentence.ts'
import { type Column, columnsOf, entryColumns, type List } from '../columns/column.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import { isPromised } from '../references.ts'
import { type Document, entriesOf, valueIn } from './document-cells.ts'
import type { Fault } from './plan-row.ts'

/** The same request in each language of the desk, for rules that answer in words. */
export type Speakers = Record<Locale, PayloadRequest>

export interface Check {
  shape: ProductShape
  wanted: Document
  id: number | undefined
  /** Languages that will be public: there everything must be right. */
  locales: readonly Locale[]
  /** Columns of the file; of what stays a draft only these are looked at, and only where something stands. */
  columns: ReadonlySet<string>
}

/** The collection's own rules, asked before anything is written: no rule is written twice. */
export async function checkValues(check: Check, speakers: Speakers): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const column of columnsToCheck(check)) {
    const words = await verdictOf(column, check, speakers)
    if (words) faults.push({ column: column.key, words })
  }
  for (const list of check.shape.lists) {
    const words = check.locales.length > 0 ? await verdictOfList(list, check, speakers) : null
    if (words) faults.push({ column: `${list.prefix}1.${list.identity}`, words })
  }
  return faults
}

function columnsToCheck({ shape, wanted, locales, columns, id }: Check): Column[] {
  const inLists = shape.lists.flatMap((list) => entriesOf(wanted, list).flatMap((_, index) => entryColumns(list, index)))
  const all = [...shape.leaves.flatMap((leaf) => columnsOf(leaf)), ...inLists]
  // A product that is there keeps its number: asking the database for it again and again would find itself.
  const others = all.filter(({ key }) => key !== 'publicId' && !(key === 'styleNo' && id !== undefined))
  if (locales.length > 0) return others.filter(({ locale }) => locale === null || locales.includes(locale))
  return others.filter((column) => columns.has(column.key) && isGiven(valueIn(wanted, column)))
}

async function verdictOf(column: Column, check: Check, speakers: Speakers): Promise<Words | null> {
  const { field } = column.leaf
  const { entry } = column
  const around = entry ? entriesOf(check.wanted, entry.list)[entry.index] : check.wanted
  const siblings = column.leaf.path.slice(0, -1).reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), around)
  const value = made(valueIn(check.wanted, column))
  return ask(field, value, { siblingData: isRecord(siblings) ? siblings : {}, path: column.leaf.path }, check, speakers)
}

function verdictOfList(list: List, check: Check, speakers: Speakers): Promise<Words | null> {
  const around = { siblingData: check.wanted, path: [list.field.name] }
  return ask(list.field, entriesOf(check.wanted, list), around, check, speakers)
}

type Rule = (value: unknown, context: Record<string, unknown>) => Promise<unknown> | unknown

async function ask(
  field: object,
  value: unknown,
  around: { siblingData: Document; path: string[] },
  { id, wanted }: Check,
  speakers: Speakers,
): Promise<Words | null> {
  const rule: unknown = 'validate' in field ? field.validate : undefined
  if (typeof rule !== 'function') return null
  const operation = id === undefined ? 'create' : 'update'
  const context = {
    ...field,
    ...around,
    id,
    data: wanted,
    operation,
    event: 'submit',
    preferences: { fields: {} },
    overrideAccess: true,
  }
  const verdict = (code: Locale) => (rule as Rule)(value, { ...context, collectionSlug: 'products', req: speakers[code] })
  if (typeof (await verdict('en')) !== 'string') return null
  const said = await Promise.all(localeCodes.map(async (code) => [code, String(await verdict(code))] as const))
  const [en = '', es = ''] = [said.find(([code]) => code === 'en')?.[1], said.find(([code]) => code === 'es')?.[1]]
  return { en, es }
}

/** Without products that are still to be made. */
export function made(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((one) => !isPromised(one)) : value
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
