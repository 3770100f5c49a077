/** Some browsers cannot say when they are idle; for them a moment later. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 200)
}
