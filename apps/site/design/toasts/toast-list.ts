import { constants } from '../../behaviour/constants.ts'

export type ToastType = 'primary' | 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  type: ToastType
  text: string
  /** How often the same was said while it stood there. */
  count: number
}

export interface ToastList {
  add: (type: ToastType, text: string) => void
  close: (id: number) => void
  /** While the pointer or the focus is on one, none goes. */
  hold: (id: number, by: Holder) => void
  release: (id: number, by: Holder) => void
}

type Holder = 'pointer' | 'focus'

const { duration, mostCounted } = constants.toast

/** Short messages that go by themselves; the same said again is one with a counter (F-5). Draws nothing itself. */
export function createToastList(onChange: (toasts: readonly Toast[]) => void): ToastList {
  let toasts: readonly Toast[] = []
  let nextId = 1
  const holds = new Set<string>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function change(next: readonly Toast[]): void {
    toasts = next
    onChange(toasts)
  }

  function startTimer(id: number): void {
    clearTimeout(timers.get(id))
    if (holds.size === 0) timers.set(id, setTimeout(close, duration, id))
  }

  function release(id: number, by: Holder): void {
    if (holds.delete(`${id} ${by}`) && holds.size === 0) for (const toast of toasts) startTimer(toast.id)
  }

  function close(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
    // Neither pointer nor focus leaves what is no longer there.
    release(id, 'pointer')
    release(id, 'focus')
  }

  return {
    add(type, text) {
      const same = toasts.find((toast) => toast.type === type && toast.text === text)
      const toast = same ? { ...same, count: same.count + 1 } : { id: nextId++, type, text, count: 1 }
      change(same ? toasts.map((one) => (one === same ? toast : one)) : [...toasts, toast])
      startTimer(toast.id)
    },
    close,
    hold(id, by) {
      holds.add(`${id} ${by}`)
      for (const timer of timers.values()) clearTimeout(timer)
    },
    release,
  }
}

/** What the badge says: nothing for one, at most "99+". */
export function countLabel(count: number): string {
  if (count < 2) return ''
  return count > mostCounted ? `${mostCounted}+` : String(count)
}
