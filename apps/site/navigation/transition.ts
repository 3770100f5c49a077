const pictureName = 'product-picture'

/** Shows the next page inside a view transition where the browser has them and the visitor wants motion. */
export async function inTransition(document: Document, link: Element | null, update: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || typeof document.startViewTransition !== 'function') return update()
  const restore = namePicture(document, link)
  const transition = document.startViewTransition(() => {
    restore()
    update()
  })
  // Interrupted animations are no fault; the update itself is.
  transition.finished.catch(() => undefined)
  transition.ready.catch(() => undefined)
  await transition.updateCallbackDone
}

/** The picture of the card that was followed becomes the leading picture of the page it leads to. */
function namePicture(document: Document, link: Element | null): () => void {
  const card = link?.closest('li')?.querySelector<HTMLElement>('[data-card-picture] img')
  if (!card) return () => undefined
  const named = [...document.querySelectorAll<HTMLElement>('[data-lead-picture] img')]
  for (const picture of named) picture.style.viewTransitionName = 'none'
  card.style.viewTransitionName = pictureName
  return () => {
    card.style.viewTransitionName = ''
    for (const picture of named) picture.style.viewTransitionName = ''
  }
}
