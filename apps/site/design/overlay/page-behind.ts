let focused: Element | null = null

const page = () => document.getElementById('app')

/** Nothing of the page can be reached, and nothing of it moves, until `returnToPage`. */
export function leavePage(): void {
  const { style, clientWidth } = document.documentElement
  focused = document.activeElement
  page()?.setAttribute('inert', '')
  // The room of the scrollbar is kept, or the page would grow into it.
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

/** The focus goes back to where it was, unless the visitor has taken it elsewhere meanwhile. */
export function returnToPage(): void {
  const { style } = document.documentElement
  style.paddingInlineEnd = style.overflow = ''
  page()?.removeAttribute('inert')
  if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true })
  focused = null
}
