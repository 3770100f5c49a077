/** @typedef {import('./many-products.mjs').Connection} Connection */

/**
 * Copies the newest version of a product, with everything that belongs to it, for a copy of the product: the desk's lists and
 * forms read versions. Rows of versions have numbers; each copy's are moved by the same distance, so that they fit together.
 * @param {Connection} database
 * @returns {(from: number, copy: number, id: number) => void}
 */
export function versionCopier(database) {
  const tables = /** @type {{ name: string }[]} */ (
    database.prepare("select name from sqlite_master where type = 'table' and name like '\\_products\\_v%' escape '\\'").all()
  ).map(({ name }) => name)
  const ordered = tables.sort((one, other) => one.length - other.length)
  const highest = ordered.map((table) => Number(first(database, `select max(id) as value from "${table}"`)) || 0)
  const stride = Math.max(...highest) + 1
  const statements = ordered.map((table) => database.prepare(copyStatement(database, table)))
  const newest = database.prepare('select id from _products_v where parent_id = ? and latest = 1')
  return (from, copy, id) => {
    const version = /** @type {{ id: number } | undefined} */ (newest.get(from))
    if (!version) return
    for (const statement of statements) statement.run({ version: version.id, offset: copy * stride, id, copy })
  }
}

/**
 * @param {Connection} database
 * @param {string} table
 */
function copyStatement(database, table) {
  const columns = /** @type {{ name: string }[]} */ (database.prepare('select name from pragma_table_info(?)').all(table))
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name }) => copied(table, name)).join(', ')
  return `insert into "${table}" (${names}) select ${values} from "${table}" where ${whose(database, table)}`
}

/**
 * @param {string} table
 * @param {string} column
 */
function copied(table, column) {
  const own = table === '_products_v'
  if (own && column === 'parent_id') return ':id'
  if (own && column === 'version_public_id') return ':id'
  if (own && column === 'version_style_no') return "version_style_no || ':' || :copy"
  return column === 'id' || column === 'parent_id' || column === '_parent_id' ? `"${column}" + :offset` : `"${column}"`
}

/**
 * @param {Connection} database
 * @param {string} table
 */
function whose(database, table) {
  if (table === '_products_v') return 'id = :version'
  const [key] = /** @type {{ from: string, table: string }[]} */ (
    database
      .prepare(`select "from", "table" from pragma_foreign_key_list(?) where "from" in ('parent_id', '_parent_id')`)
      .all(table)
  )
  if (!key) throw new Error(`No parent of ${table} is known.`)
  if (key.table === '_products_v') return `"${key.from}" = :version`
  return `"${key.from}" in (select id from "${key.table}" where _parent_id = :version)`
}

/**
 * @param {Connection} database
 * @param {string} query
 */
function first(database, query) {
  return /** @type {{ value: unknown } | undefined} */ (database.prepare(query).get())?.value
}
