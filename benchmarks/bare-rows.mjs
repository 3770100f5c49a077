import Database from 'libsql'

/** Everything an import of products writes. */
const written = /^(_?products(_|$)|changes$|public_ids$|import_rows$|translations$|media_uses$|activity(_|$))/

/**
 * Writes the rows of one database into an empty copy of its tables, prepared statements in transactions. Gives the time.
 * @param {string} from
 * @param {string} to
 * @param {number} transactions
 */
export function writeBare(from, to, transactions) {
  const source = new Database(from, { readonly: true })
  const target = new Database(to)
  target.exec('pragma journal_mode = wal; pragma foreign_keys = off')
  const tables = tablesOf(source)
  for (const { sql } of tables) target.exec(sql)
  const rows = tables.flatMap(({ name }) => rowsOf(source, target, name))
  const size = Math.ceil(rows.length / transactions)
  const begun = performance.now()
  for (let at = 0; at < rows.length; at += size) {
    target.exec('begin immediate')
    for (const { insert, values } of rows.slice(at, at + size)) insert.run(values)
    target.exec('commit')
  }
  const seconds = (performance.now() - begun) / 1000
  source.close()
  target.close()
  return { seconds, rows: rows.length }
}

/**
 * Tables first, then their indexes; references between them would need an order and cost the same.
 * @param {InstanceType<typeof Database>} source
 */
function tablesOf(source) {
  const all = /** @type {{ name: string, sql: string, tbl_name: string, type: string }[]} */ (
    source
      .prepare("select name, tbl_name, type, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
      .all()
  )
  const ours = all.filter(({ tbl_name }) => written.test(tbl_name))
  return [...ours.filter(({ type }) => type === 'table'), ...ours.filter(({ type }) => type === 'index')]
}

/**
 * @param {InstanceType<typeof Database>} source
 * @param {InstanceType<typeof Database>} target
 * @param {string} name
 */
function rowsOf(source, target, name) {
  const isTable = source.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name)
  if (!isTable) return []
  const found = /** @type {Record<string, unknown>[]} */ (source.prepare(`select * from "${name}"`).all())
  const columns = Object.keys(found[0] ?? {})
  if (columns.length === 0) return []
  const names = columns.map((column) => `"${column}"`).join(', ')
  const insert = target.prepare(`insert into "${name}" (${names}) values (${columns.map(() => '?').join(', ')})`)
  return found.map((row) => ({ insert, values: columns.map((column) => row[column]) }))
}
