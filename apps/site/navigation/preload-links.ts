import type { Locale } from '@lindero/contract'
import { linkFacts } from './follow-links.ts'
import { pageLink } from './page-link.ts'
import type { PreloadQueue } from './preload-queue.ts'

const plainClick = { button: 0, modified: false, prevented: false }

/** Wants pages ahead whose links are on the screen, and first of all the one that is pointed at, touched or focused (S-18). */
export function preloadLinks(document: Document, queue: PreloadQueue, locale: Locale): { look: () => void } {
  const onScreen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const address = addressOf(target)
      if (address) queue[isIntersecting ? 'want' : 'forget'](address)
    }
  })

  function addressOf(target: EventTarget | null): string | null {
    const link = target instanceof Element ? target.closest('a') : null
    const here = new URL(location.href)
    // What search engines need not follow is another look at the same thing, such as a colour; the page has it already.
    if (!link || link.relList.contains('nofollow') || !isGenerous()) return null
    const url = pageLink(plainClick, linkFacts(link), here, locale)
    return url && url.pathname + url.search !== here.pathname + here.search ? url.pathname + url.search : null
  }

  for (const sign of ['pointerover', 'focusin'] as const) {
    document.addEventListener(sign, ({ target }) => {
      const address = addressOf(target)
      if (address) queue.wantNext(address)
    })
  }

  /** Looks at the links of the page that has just been drawn. */
  function look(): void {
    onScreen.disconnect()
    for (const link of document.querySelectorAll('a')) onScreen.observe(link)
  }

  return { look }
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is fetched ahead where every byte costs: the visitor asked to save data, or the line is as slow as 2G. */
function isGenerous(): boolean {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
