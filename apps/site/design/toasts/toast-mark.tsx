import type { ToastType } from './toast-list.ts'

/** Each type has a shape of its own: colour alone tells nothing to many. */
const shapes: Record<ToastType, string> = {
  primary: 'm12 4 8 8-8 8-8-8z',
  success: 'm4 12.5 5.5 5.5L20 7',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v6M12 7v1.5',
  warning: 'M12 3.5 21.5 20h-19zM12 9.5v5M12 16.5V18',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 15v1.5',
}

export function ToastMark({ type }: { type: ToastType }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={shapes[type]} />
    </svg>
  )
}
