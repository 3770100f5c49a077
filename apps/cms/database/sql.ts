import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'

export { sql }
export type Sql = ReturnType<typeof sql>

/** What both dialects' connections have in common, in the words of each. */
interface Connection {
  all?: (query: Sql) => Promise<Record<string, unknown>[]>
  execute?: (query: Sql) => Promise<{ rows: Record<string, unknown>[] }>
}

export interface Database {
  name: string
  drizzle: unknown
  sessions?: { [id: string]: { db: unknown } }
}

export function isPostgres(database: Pick<Database, 'name'>): boolean {
  return database.name === 'postgres'
}

/** Runs one statement of plain SQL that both databases understand and gives back its rows. */
export async function rows(
  database: Database,
  query: Sql,
  connection: unknown = database.drizzle,
): Promise<Record<string, unknown>[]> {
  const { all, execute } = connection as Connection
  if (!isPostgres(database) && all) return all.call(connection, query)
  if (execute) return (await execute.call(connection, query)).rows
  throw new Error(`No way to run SQL on ${database.name}.`)
}

/** The open transaction of a request. What must stand or fall with the change is written through it. */
export async function openTransaction(req: PayloadRequest): Promise<object> {
  const id = await req.transactionID
  const session: { db: unknown } | undefined = id === undefined ? undefined : req.payload.db.sessions?.[String(id)]
  const connection = session?.db
  if (typeof connection !== 'object' || connection === null)
    throw new Error('This change runs outside a transaction, so it cannot be recorded safely.')
  return connection
}
