import { localeCodes } from '@lindero/contract'
import { FileProblem } from '../../spreadsheets/read/table.ts'
import { type Column, columnsOf, entryColumns, type List } from './column.ts'
import { columnLabel } from './column-label.ts'
import type { ProductShape } from './product-columns.ts'

/** Entries a file may have of one list; an export has as many columns as the longest needs. */
const mostEntries = 200

/** Columns of a file that are shown in an export but never read: what becomes public is decided by whoever starts the import. */
export const shownOnly = localeCodes.map((code) => `status.${code}`)

export interface Found {
  /** By place in the file. */
  columns: Map<number, Column>
  unknown: string[]
  twice: string[]
  shownOnly: string[]
}

/** Which columns the head of a file names, by their keys or by the desk's labels in either language, in any order. */
export function findColumns(shape: ProductShape, heads: readonly string[]): Found {
  const names = namesOf(shape)
  const found: Found = { columns: new Map(), unknown: [], twice: [], shownOnly: [] }
  const taken = new Set<string>()
  for (const [place, head] of heads.entries()) {
    const name = normal(head)
    if (name === '') continue
    const column = names(name)
    if (column?.entry && column.entry.index >= mostEntries) throw tooManyEntries(head)
    if (column && taken.has(column.key)) found.twice.push(head)
    else if (column) found.columns.set(place, column)
    else if (shownOnly.map(normal).includes(name)) found.shownOnly.push(head)
    else found.unknown.push(head)
    if (column) taken.add(column.key)
  }
  return found
}

/** The columns of keys the program wrote itself. */
export function columnsByKey(shape: ProductShape, keys: readonly string[]): Column[] {
  const names = namesOf(shape)
  return keys.flatMap((key) => names(normal(key)) ?? [])
}

function namesOf({ leaves, lists }: ProductShape): (name: string) => Column | undefined {
  const plain = index(leaves.flatMap((leaf) => columnsOf(leaf)))
  return (name) => plain.get(name) ?? lists.map((list) => ofList(list, name)).find((column) => column !== undefined)
}

/** `colour12.name.en`, `Colour 12 – Name (English)`: the number says which entry. */
function ofList(list: List, name: string): Column | undefined {
  const number = Number(/\d+/.exec(name)?.[0] ?? 0)
  return number >= 1 ? index(entryColumns(list, number - 1)).get(name) : undefined
}

/** Names that fit two columns fit none. */
function index(columns: Column[]): Map<string, Column> {
  const names = new Map<string, Column | null>()
  for (const column of columns)
    for (const name of new Set(aliases(column).map(normal))) names.set(name, names.has(name) ? null : column)
  for (const column of columns) names.set(normal(column.key), column)
  return new Map([...names].flatMap(([name, column]) => (column ? [[name, column]] : [])))
}

function aliases(column: Column): string[] {
  const labels = localeCodes.map((reader) => columnLabel(column, reader))
  if (column.entry) return labels
  const short = localeCodes.map((reader) =>
    columnLabel({ ...column, leaf: { ...column.leaf, labels: column.leaf.labels.slice(-1) } }, reader),
  )
  const coded = column.locale
    ? column.leaf.labels.slice(-1).flatMap(({ en, es }) => [`${en} ${column.locale}`, `${es} ${column.locale}`])
    : []
  return [...labels, ...short, ...coded]
}

/** Letters and figures alone: how a head is written does not matter. */
function normal(head: string): string {
  return head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const tooManyEntries = (head: string) =>
  new FileProblem({
    en: `The file has the column “${head}”; of one kind ${mostEntries} at most can be read.`,
    es: `El archivo tiene la columna «${head}»; de cada tipo se leen como máximo ${mostEntries}.`,
  })
