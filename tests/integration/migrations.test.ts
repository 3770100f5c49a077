import { getTableColumns, getTableName, type Table } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { migrate } from '../../apps/cms/start/migrate.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const catalogueOf = {
  sqlite: {
    columns: sql`select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`,
    indexes: sql`select tbl_name as "table", name from sqlite_master where type = 'index'`,
  },
  postgres: {
    columns: sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    indexes: sql`select tablename as "table", indexname as name from pg_indexes where schemaname = 'public'`,
  },
}

describe.each(['sqlite', 'postgres'] as const)('migrations on %s, from an empty database', (dialect) => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('migrations') : undefined)
  })
  afterAll(() => desk.close())

  const ask = (query: ReturnType<typeof sql>) => rows(desk.payload.db as unknown as Database, query)

  test('R-9 the database has every table and column the desk works with: no migration was forgotten', async () => {
    const present = new Set((await ask(catalogueOf[dialect].columns)).map(({ table, column }) => `${table}.${column}`))
    const { tables } = desk.payload.db as unknown as { tables: Record<string, Table> }
    const wanted = Object.values(tables).flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    )
    expect(wanted.length).toBeGreaterThan(200)
    expect(wanted.filter((column) => !present.has(column))).toEqual([])
  })

  test('P-4 every table of translations can be found by its document', async () => {
    const columns = await ask(catalogueOf[dialect].columns)
    const translations = [...new Set(columns.map(({ table }) => String(table)))].filter((name) => name.endsWith('_locales'))
    const indexes = new Set((await ask(catalogueOf[dialect].indexes)).map(({ name }) => name))
    expect(translations.length).toBeGreaterThan(10)
    expect(translations.filter((name) => !indexes.has(`${name}_parent_idx`))).toEqual([])
  })

  test('R-9 a second run finds nothing to do', async () => {
    const done = () => ask(sql`select name, batch from payload_migrations order by name`)
    const before = await done()
    await migrate(desk.payload, desk.env)
    expect(await done()).toEqual(before)
  })

  test('R-9 a database that stayed behind is not worked with', async () => {
    const { db } = desk.payload
    const { migrate: run } = db
    db.migrate = async () => {}
    await ask(sql`delete from payload_migrations`)
    await expect(migrate(desk.payload, desk.env)).rejects.toThrow('_initial')
    db.migrate = run
  })
})
