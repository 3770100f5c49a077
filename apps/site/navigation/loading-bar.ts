import { constants } from '../behaviour/constants.ts'

const { throttle, duration, hideDelay, resetDelay } = constants.loadingBar

export interface BarState {
  /** Whether it stands there; it fades when it no longer does. */
  shown: boolean
  /** Percent of its width. */
  progress: number
  /** The page under way, for those who hear the page. */
  label: string
}

export interface LoadingBar {
  /** A page is under way; a second one before the first has come takes its place. */
  start: (label: string) => void
  /** The page has come. */
  finish: () => void
  /** It will not come, and nothing takes its place. */
  cancel: () => void
}

/** The style sheet makes one motion of these steps. */
const everyMs = 100
const atRest: BarState = { shown: false, progress: 0, label: '' }

/** When the bar at the top shows, how far it is, and when it goes (S-17). Draws nothing itself. */
export function createLoadingBar(onChange: (state: BarState) => void): LoadingBar {
  let state = atRest
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: BarState): void {
    state = next
    onChange(state)
  }

  function grow(): void {
    change({ ...state, progress: estimate(performance.now() - startedAt) })
    timer = setTimeout(grow, everyMs)
  }

  function show(label: string): void {
    startedAt = performance.now()
    change({ shown: true, progress: 0, label })
    timer = setTimeout(grow, everyMs)
  }

  return {
    start(label) {
      // A bar that is growing goes on growing: the visitor waits for one thing, whatever its name is now.
      if (state.shown && state.progress < 100) return change({ ...state, label })
      clearTimeout(timer)
      change(atRest)
      timer = setTimeout(show, throttle, label)
    },
    finish() {
      clearTimeout(timer)
      if (!state.shown) return change(atRest)
      change({ ...state, progress: 100 })
      timer = setTimeout(() => {
        change({ ...state, shown: false })
        timer = setTimeout(change, resetDelay, atRest)
      }, hideDelay)
    },
    cancel() {
      clearTimeout(timer)
      change(atRest)
    },
  }
}

/** Half way after a quarter of the expected time, then ever slower: it comes near the end and never there. */
export function estimate(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((elapsed / duration) * 4)
}
