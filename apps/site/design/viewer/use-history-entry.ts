import { useEffect } from 'react'

/**
 * Gives what stands over the page an entry of its own, so that the way back closes it. The entry repeats the state of the one
 * below: to the navigation both are the same place, and it stays there.
 */
export function useHistoryEntry(leave: () => void): void {
  useEffect(() => {
    history.pushState(history.state, '')
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [leave])
}
