const openAfterMs = 120
const closeAfterMs = 250
const hoverMenus = 'details[data-hover]'

/** Opens menus under a resting mouse and under the keyboard's focus. What the mouse opened it closes again; a click or the focus makes it stay. */
export function openMenus(document: Document): void {
  let timer = 0
  let opened: HTMLDetailsElement | null = null

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer)
    timer = window.setTimeout(then, ms)
  }

  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return
    const menu = target.closest<HTMLDetailsElement>(hoverMenus)
    if (menu?.open) clearTimeout(timer)
    else if (menu) wait(openAfterMs, () => open(menu))
    else wait(closeAfterMs, leave)
  })

  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !target.matches(`${hoverMenus} > summary:focus-visible`)) return
    const menu = target.closest<HTMLDetailsElement>(hoverMenus)
    // Focus that comes back from inside has just closed the menu, or is on its way out.
    if (menu && !(relatedTarget instanceof Node && menu.contains(relatedTarget))) open(menu)
  })

  document.addEventListener('click', (event) => {
    const menu = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null
    if (!menu) return
    clearTimeout(timer)
    // The click or the Enter that follows means "open", and open it is already.
    if (menu === opened && opened.open) event.preventDefault()
    opened = null
  })

  function open(menu: HTMLDetailsElement): void {
    opened = menu
    menu.open = true
  }

  function leave(): void {
    if (opened && !opened.contains(document.activeElement)) opened.open = false
    opened = null
  }
}
