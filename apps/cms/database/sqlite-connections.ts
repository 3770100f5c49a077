import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/**
 * The driver opens another connection after every transaction, and the adapter's busy time-out reaches only the first.
 * Another process may be writing (loading demo content, a backup), so every connection needs it.
 */
export function keepBusyTimeout({ client }: SQLiteAdapter, milliseconds: number): void {
  const transaction: typeof client.transaction = client.transaction.bind(client)
  client.transaction = async () => {
    const opened = await transaction('write')
    await client.execute(`PRAGMA busy_timeout = ${milliseconds}`)
    return opened
  }
}
