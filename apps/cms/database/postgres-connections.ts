import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * When the server restarts it ends every idle connection, and an error nobody listens to would end the desk with it. The pool
 * opens new ones by itself.
 */
export function survivePostgresRestart(wrapped: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...wrapped,
    init: (args) => {
      const adapter = wrapped.init(args)
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options)
        adapter.pool.on('error', (error: Error) =>
          adapter.payload.logger.warn(`PostgreSQL ended a connection: ${error.message}`),
        )
      }
      return adapter
    },
  }
}
