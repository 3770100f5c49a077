import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** The same adapter, with something to be done each time it has connected. */
export function afterConnect<Adapter extends BaseDatabaseAdapter>(
  wrapped: DatabaseAdapterObj<Adapter>,
  act: (adapter: Adapter) => void,
): DatabaseAdapterObj<Adapter> {
  return {
    ...wrapped,
    init: (args) => {
      const adapter = wrapped.init(args)
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options)
        act(adapter)
      }
      return adapter
    },
  }
}
