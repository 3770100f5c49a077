import Database from 'libsql'
import { versionCopier } from './many-versions.mjs'

/** @typedef {{ name: string, type: string, pk: number }} Column */
/** @typedef {InstanceType<typeof Database>} Connection */

const firstNumber = 100_000

/**
 * Fills the desk's database up to so many published products by copying those that are there, with everything that belongs
 * to them. Straight in SQL: through the desk it would take minutes, and only reading is measured.
 * @param {string} file
 * @param {number} wanted
 */
export function multiplyProducts(file, wanted) {
  const database = new Database(file)
  const found = /** @type {{ id: number }[]} */ (database.prepare('select id from products order by id').all())
  const originals = found.map(({ id }) => id)
  const tables = productTables(database)
  const copyVersion = versionCopier(database)
  database.exec('begin')
  for (let copy = 1; copy <= wanted - originals.length; copy++) {
    const from = originals[copy % originals.length] ?? 0
    for (const table of tables) copyRows(database, table, from, copy)
    copyVersion(from, copy, firstNumber + copy)
    for (const table of notes) copyNotes(database, table, from, firstNumber + copy)
  }
  database.exec('commit')
  database.exec('analyze')
  database.close()
}

/** What the desk keeps about documents in tables of its own. */
const notes = ['translations', 'media_uses']

/**
 * @param {Connection} database
 * @param {string} table
 * @param {number} from
 * @param {number} id
 */
function copyNotes(database, table, from, id) {
  const columns = /** @type {Column[]} */ (database.prepare('select name, type, pk from pragma_table_info(?)').all(table))
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name }) => (name === 'document_id' ? ':id' : `"${name}"`))
  const whose = "entity = 'products' and document_id = :from"
  database
    .prepare(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where ${whose}`)
    .run({ id: String(id), from: String(from) })
}

/**
 * Parents before their children: a longer name belongs to a shorter one.
 * @param {Connection} database
 */
function productTables(database) {
  const named = database.prepare(
    "select name from sqlite_master where type = 'table' and (name = 'products' or name like 'products\\_%' escape '\\')",
  )
  const columns = database.prepare('select name, type, pk from pragma_table_info(?)')
  return /** @type {{ name: string }[]} */ (named.all())
    .map(({ name }) => ({ name, columns: /** @type {Column[]} */ (columns.all(name)) }))
    .sort((one, other) => one.name.length - other.name.length)
}

/**
 * @param {Connection} database
 * @param {ReturnType<typeof productTables>[number]} table
 * @param {number} from
 * @param {number} copy
 */
function copyRows(database, { name, columns }, from, copy) {
  const parent = columns.find((column) => column.name === '_parent_id' || column.name === 'parent_id')
  const kept = columns.filter((column) => !(column.name === 'id' && column.type === 'INTEGER' && parent))
  const values = kept.map((column) => copiedValue(name, column, copy))
  const names = kept.map((column) => `"${column.name}"`).join(', ')
  const where = parent ? belongsTo(name, parent) : 'id = :from'
  const insert = `insert into "${name}" (${names}) select ${values.join(', ')} from "${name}" where ${where}`
  database.prepare(insert).run({ from, id: firstNumber + copy, copy: `-${copy}`, number: firstNumber + copy })
}

/**
 * @param {string} table
 * @param {Column} column
 * @param {number} copy
 */
function copiedValue(table, { name, type, pk }, copy) {
  const isParent = name === '_parent_id' || name === 'parent_id'
  if (table === 'products' && name === 'public_id') return ':number'
  if (table === 'products' && name === 'style_no') return `style_no || ':${copy}'`
  if (type === 'INTEGER' && (pk || isParent)) return ':id'
  return type === 'TEXT' && (pk || isParent) ? `"${name}" || :copy` : `"${name}"`
}

/**
 * Rows of lists have names instead of numbers, and their translations point to those.
 * @param {string} table
 * @param {Column} parent
 */
function belongsTo(table, parent) {
  if (parent.type === 'INTEGER') return `"${parent.name}" = :from`
  const owner = table.replace(/_locales$/, '')
  return `"${parent.name}" in (select id from "${owner === table ? table.slice(0, table.lastIndexOf('_')) : owner}" where _parent_id = :from)`
}
