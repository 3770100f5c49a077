import { constants } from '../behaviour/constants.ts'

export interface PagesAhead<Page> {
  preload: (address: string) => Promise<unknown>
  /** A page that was fetched ahead a moment ago, or is on its way. */
  find: (address: string) => Promise<Page> | undefined
}

/** Keeps what was fetched before anybody asked, as long as it is fresh. */
export function createPagesAhead<Page>(fetchPage: (address: string) => Promise<Page>): PagesAhead<Page> {
  const kept = new Map<string, Promise<Page>>()
  return {
    preload(address) {
      const page = fetchPage(address)
      kept.set(address, page)
      page.then(
        () => setTimeout(() => kept.delete(address), constants.preloadFresh),
        () => kept.delete(address),
      )
      return page
    },
    find: (address) => kept.get(address),
  }
}
