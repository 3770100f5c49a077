const open = 'details[data-menu][open]'

/** Menus are `details` and work without script; this adds Escape, a click outside, and the return of the focus. */
export function keepMenusTidy(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector(open)
    if (event.key !== 'Escape' || !menu) return
    closeMenus(document)
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll(open)) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute('open')
    }
  })
}

export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll(open)) menu.removeAttribute('open')
}
