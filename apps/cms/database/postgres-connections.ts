import type { PostgresAdapter } from '@payloadcms/db-postgres'

/**
 * When the server restarts it ends every idle connection, and an error nobody listens to would end the desk with it. The pool
 * opens new ones by itself.
 */
export function survivePostgresRestart({ pool, payload }: PostgresAdapter): void {
  pool.on('error', (error: Error) => payload.logger.warn(`PostgreSQL ended a connection: ${error.message}`))
}
