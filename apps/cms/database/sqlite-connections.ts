import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'

/**
 * The driver opens another connection after every transaction, and the adapter's busy time-out reaches only the first.
 * Another process may be writing (loading demo content, a backup), so every connection needs it.
 */
export function keepBusyTimeout(
  wrapped: DatabaseAdapterObj<SQLiteAdapter>,
  milliseconds: number,
): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...wrapped,
    init: (args) => {
      const adapter = wrapped.init(args)
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options)
        const { client } = adapter
        const transaction: typeof client.transaction = client.transaction.bind(client)
        client.transaction = async () => {
          const opened = await transaction('write')
          await client.execute(`PRAGMA busy_timeout = ${milliseconds}`)
          return opened
        }
      }
      return adapter
    },
  }
}
