import { keepDrawerModal } from './drawer.ts'
import { stepThroughMenu } from './menu-keys.ts'
import { openMenus } from './open-menus.ts'

const nowOpen = 'details[data-menu][open]'

/** Menus are `details` and work without script; this adds what a visitor expects of a menu beyond that. */
export function keepMenusTidy(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leaveMenu(document)
    else stepThroughMenu(document, event)
  })
  document.addEventListener('click', ({ target }) => closeWithout(document, target))
  // Focus that goes nowhere was lost to a click or another window, which says nothing.
  document.addEventListener('focusin', ({ target }) => closeWithout(document, target))
  openMenus(document)
  keepDrawerModal(document)
}

export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll(nowOpen)) close(menu)
}

function leaveMenu(document: Document): void {
  const menu = document.querySelector(nowOpen)
  if (!menu) return
  closeMenus(document)
  menu.querySelector('summary')?.focus()
}

function closeWithout(document: Document, target: EventTarget | null): void {
  if (!(target instanceof Node)) return
  for (const menu of document.querySelectorAll(nowOpen)) if (!menu.contains(target)) close(menu)
}

function close(menu: Element): void {
  menu.querySelector('dialog')?.close()
  menu.removeAttribute('open')
}
