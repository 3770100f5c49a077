import { type FocusEvent, type MouseEvent, useRef } from 'react'
import type { Words } from '../../i18n/messages.ts'
import { Icon } from '../icons.tsx'
import { countLabel, type Toast, type ToastList } from './toast-list.ts'
import { ToastMark } from './toast-mark.tsx'
import styles from './toasts.module.css'

interface ToastsProps {
  toasts: readonly Toast[]
  list: ToastList
  words: Words['layout']
}

/** The messages that stand, the newest nearest to the edge. Nothing at all while there are none. */
export function Toasts({ toasts, list, words }: ToastsProps) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  if (toasts.length === 0) return null
  return (
    <section aria-label={words.messages} onFocus={remember}>
      <ol>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            list={list}
            closeLabel={words.close}
            leave={(item, onward) => leave(item, onward, cameFrom.current)}
          />
        ))}
      </ol>
    </section>
  )
}

/** The focus goes on to another message if keys brought it here, and otherwise back to where it was. */
function leave(item: Element | null, onward: boolean, cameFrom: HTMLElement | null): void {
  const other = onward && (item?.nextElementSibling ?? item?.previousElementSibling)
  const next = other ? other.querySelector('button') : cameFrom
  next?.focus({ preventScroll: true })
}

interface ToastItemProps {
  toast: Toast
  list: ToastList
  closeLabel: string
  leave: (item: Element | null, onward: boolean) => void
}

function ToastItem({ toast: { id, type, text, count }, list, closeLabel, leave }: ToastItemProps) {
  const item = useRef<HTMLLIElement>(null)
  function close(byKey: boolean): void {
    leave(item.current, byKey)
    list.close(id)
  }
  return (
    <li
      ref={item}
      className={styles.toast}
      data-type={type}
      onPointerEnter={() => list.hold(id, 'pointer')}
      onPointerLeave={() => list.release(id, 'pointer')}
      onFocus={() => list.hold(id, 'focus')}
      onBlur={() => list.release(id, 'focus')}
    >
      <ToastMark type={type} />
      <p>{text}</p>
      {count > 1 && <b>{countLabel(count)}</b>}
      <button
        type="button"
        aria-label={`${closeLabel}: ${text}`}
        // A key makes a click without a number.
        onClick={({ detail }: MouseEvent) => close(detail === 0)}
        onKeyDown={({ key }) => key === 'Escape' && close(true)}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}
