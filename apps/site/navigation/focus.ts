import { targetOf } from './scroll.ts'

/** After a navigation the keyboard and the screen reader begin at the new page: its anchor, its title, or its main part. */
export function focusPage(document: Document, hash: string): void {
  const target = targetOf(document, hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
