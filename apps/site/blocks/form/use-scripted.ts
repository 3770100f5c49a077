import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes a page over, true from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
