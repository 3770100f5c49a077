import type { Catalogue } from './catalogue.ts'

/** Holds the catalogue pages are made from now, and tells when another takes its place. */
export interface CurrentCatalogue {
  get(): Catalogue | null
  /** Does nothing when the content is the same. */
  replace(next: Catalogue): void
  /** Returns what ends the subscription. */
  subscribe(listener: (catalogue: Catalogue) => void): () => void
}

export function currentCatalogue(first: Catalogue | null = null): CurrentCatalogue {
  let current = first
  const listeners = new Set<(catalogue: Catalogue) => void>()
  return {
    get: () => current,
    replace(next) {
      if (current?.version === next.version) return
      current = next
      for (const listener of listeners) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
