import type { Locator, Page } from 'playwright-core'

const words = 'a new link'

/** Puts a link beside the page, as staff's text might hold one; it changes nothing there. */
export async function addLink(page: Page, href: string, attributes: Record<string, string> = {}): Promise<Locator> {
  await page.evaluate(
    ([address, rest, text]) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries({ href: address, id: 'added', ...rest })) link.setAttribute(name, value)
      link.textContent = text
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999'
      document.querySelector('#added')?.remove()
      document.body.append(link)
    },
    [href, attributes, words] as const,
  )
  return page.getByText(words, { exact: true })
}

/** Follows a link that no page has. */
export async function followNewLink(page: Page, href: string): Promise<void> {
  await (await addLink(page, href)).click()
  await page.evaluate(() => document.querySelector('#added')?.remove()).catch(() => undefined)
}

export interface HeldNetwork {
  /** Paths asked for and not yet answered. */
  pending: () => string[]
  /** All paths asked for so far. */
  asked: () => string[]
  /** Lets the answer to a path through; everything that waits where no path is given. */
  release: (path?: string) => Promise<void>
  /** From now on nothing is held. */
  open: () => Promise<void>
}

/** Holds the data of pages until it is released. */
export async function holdPayloads(page: Page): Promise<HeldNetwork> {
  const asked: string[] = []
  const waiting = new Map<string, () => Promise<void>>()
  let held = true
  await page.route('**/_payload/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const path = pathname.replace('/_payload', '') + search
    asked.push(path)
    if (held) waiting.set(path, () => route.continue().catch(() => undefined))
    else await route.continue()
  })
  async function release(path?: string): Promise<void> {
    for (const [key, go] of [...waiting]) {
      if (path !== undefined && key !== path) continue
      waiting.delete(key)
      await go()
    }
  }
  return {
    pending: () => [...waiting.keys()],
    asked: () => asked,
    release,
    open: () => {
      held = false
      return release()
    },
  }
}

/** A visitor who asked to save data: nothing is fetched ahead. */
export function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}
