import type { DatabaseAdapterObj } from 'payload'

/** A global restored as a draft is a version like any other draft; Payload also writes it over what is public. */
export function restoreGlobalsAsDrafts(wrapped: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...wrapped,
    init: (args) => {
      const database = wrapped.init(args)
      const updateGlobal = database.updateGlobal.bind(database)
      database.updateGlobal = async (update) => {
        const data: Record<string, unknown> = update.data
        // The state of all languages in one word is said there alone.
        const restoredAsDraft = update.req?.context?.isRestoringVersion === true && data._status === 'draft'
        return restoredAsDraft ? update.data : updateGlobal(update)
      }
      return database
    },
  }
}
