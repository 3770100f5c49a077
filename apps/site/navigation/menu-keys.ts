const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const sideways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const top = ':scope > a, :scope > details > summary'

/** Arrow keys: down opens a menu and walks its links, up walks back, left and right walk the bar. Tab works as everywhere. */
export function stepThroughMenu(document: Document, event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const goal = goalOf(document, target, event.key)
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

function goalOf(document: Document, from: HTMLElement, key: string): HTMLElement | null {
  const menu = from.closest<HTMLDetailsElement>('details[data-hover]')
  const by = step[key]
  if (menu && by) return stepWithin(menu, from, by)
  const across = sideways[key]
  const bar = across ? [...document.querySelectorAll('header nav')].find((nav) => isTop(nav, from)) : undefined
  return bar && across ? at([...bar.querySelectorAll<HTMLElement>(top)], from, across) : null
}

function stepWithin(menu: HTMLDetailsElement, from: HTMLElement, by: number): HTMLElement | null {
  if (by > 0) menu.open = true
  return menu.open ? at([...menu.querySelectorAll<HTMLElement>('summary, a')], from, by) : null
}

function isTop(nav: Element, element: Element): boolean {
  return [...nav.querySelectorAll(top)].includes(element)
}

function at(places: HTMLElement[], from: HTMLElement, by: number): HTMLElement | null {
  return places[places.indexOf(from) + by] ?? null
}
