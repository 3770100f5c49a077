import { constants } from '../../behaviour/constants.ts'
import type { ToastType } from './toast-list.ts'

type Urgency = 'polite' | 'assertive'

const urgencyOf: Record<ToastType, Urgency> = {
  primary: 'polite',
  success: 'polite',
  info: 'polite',
  warning: 'assertive',
  error: 'assertive',
}

const { announceDelay, duration } = constants.toast

/**
 * Says toasts to screen readers. They hear only what is put into a region that they know already, and the same words a second
 * time only as a new line. What is said again before it was put in is one line.
 */
export function createAnnouncer(holder: HTMLElement): (type: ToastType, text: string) => void {
  const regions = { polite: addRegion(holder, 'polite'), assertive: addRegion(holder, 'assertive') }
  const waiting = new Set<string>()
  return (type, text) => {
    const message = `${type} ${text}`
    if (waiting.has(message)) return
    waiting.add(message)
    setTimeout(() => {
      waiting.delete(message)
      putIn(regions[urgencyOf[type]], text)
    }, announceDelay)
  }
}

function addRegion(holder: HTMLElement, urgency: Urgency): HTMLElement {
  const region = document.createElement('div')
  region.className = 'vh'
  region.ariaLive = urgency
  holder.append(region)
  return region
}

function putIn(region: HTMLElement, text: string): void {
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), duration)
}
