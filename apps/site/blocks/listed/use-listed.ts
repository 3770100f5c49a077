import { useSyncExternalStore } from 'react'
import { listedProducts, watchList } from '../../behaviour/inquiry-list/listed.ts'

const none: readonly number[] = []

/** Numbers of the products on the buyer's inquiry list; none on the server, which does not know it. */
export function useListed(): readonly number[] {
  return useSyncExternalStore(watchList, listedProducts, () => none)
}
