import { constants } from '../../behaviour/constants.ts'
import { nextLayer } from '../layers.ts'
import styles from './overlay.module.css'
import { leavePage, returnToPage } from './page-behind.ts'

export interface Overlay {
  /** To be called when the answer is there; kept when it is gone (F-4). */
  close: () => Promise<void>
}

const open: HTMLElement[] = []

/** Covers the page while something is under way that must not be disturbed. The page behind can be neither used nor scrolled. */
export function showOverlay(label: string): Overlay {
  const overlay = draw(label)
  if (open.length === 0) leavePage()
  open.push(overlay)
  document.body.append(overlay)
  overlay.focus()
  let closed: Promise<void> | undefined
  return {
    close() {
      closed ??= new Promise((resolve) => {
        setTimeout(() => resolve(remove(overlay)), constants.overlay.closeDelay)
      })
      return closed
    },
  }
}

function draw(label: string): HTMLElement {
  const overlay = document.createElement('div')
  overlay.className = styles.overlay ?? ''
  // Not modal to assistive technology: what toasts say beside it must be heard. The page itself is inert.
  overlay.role = 'dialog'
  overlay.ariaLabel = label
  overlay.tabIndex = -1
  overlay.style.zIndex = String(nextLayer())
  const text = document.createElement('p')
  text.textContent = label
  overlay.append(text)
  return overlay
}

function remove(overlay: HTMLElement): void {
  open.splice(open.indexOf(overlay), 1)
  const hadFocus = overlay.contains(document.activeElement)
  overlay.remove()
  const below = open.at(-1)
  if (!below) returnToPage()
  else if (hadFocus) below.focus()
}
