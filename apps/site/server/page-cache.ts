import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { brotli, gzipped } from './compress.ts'
import { polishWhenIdle } from './polish.ts'
import type { HeaderPairs } from './security-headers.ts'
import { type StoredAnswer, storeAnswer, withSmallerBrotli } from './stored-answer.ts'

export interface Rendered {
  status: number
  headers: HeaderPairs
  body: string
  /** What else than the encoding the answer at this address depends on. */
  vary?: string
  /** `canonical`: kept; `variant`: kept in the small part, so that endless queries push no page out; `never`: not kept. */
  keep: 'canonical' | 'variant' | 'never'
}

export interface PageCacheParts {
  /** Makes the answer of a normalised address from the content of now; may throw. */
  render: (key: string) => Rendered
  /** Names content and build of now; an entry made under another stamp is stale. */
  stamp: () => string
  maxBytes: number
  log: Logger
}

export interface PageCache {
  /** What is ready for this address: fresh, or stale for a moment after a publish while ONE render makes the new one. */
  find(key: string): StoredAnswer | undefined
  /** The answer of this address, rendered if need be; visitors who ask at the same time share one render. */
  obtain(key: string): Promise<StoredAnswer>
  /** To be called after each change of content: renews the pages asked for most recently. */
  renew(): Promise<void>
  /** Forgets every answer; each is made anew when it is asked for. */
  clear(): void
  readonly bytes: number
  stop(): void
}

interface Entry {
  readonly stamp: string
  readonly answer: StoredAnswer
}

/** After this a stale page is not shown any more: a visitor waits for the render instead (P-5). */
const staleMs = 2000
const mostRenewed = 200
const variantShare = 1 / 8

export function pageCache({ render, stamp, maxBytes, log }: PageCacheParts): PageCache {
  const canonical = boundedCache(maxBytes * (1 - variantShare))
  const variants = boundedCache(maxBytes * variantShare)
  const renders = new Map<string, Promise<StoredAnswer>>()
  let changedAt = Number.NEGATIVE_INFINITY
  const polishing = polishWhenIdle({ candidate, improve: (entry) => brotli(entry.answer.variants.identity.body, 11), settle })

  function find(key: string): StoredAnswer | undefined {
    const entry = canonical.get(key) ?? variants.get(key)
    if (entry === undefined || entry.stamp === stamp()) return entry?.answer
    if (performance.now() - changedAt > staleMs) return undefined
    renewLater(key)
    return entry.answer
  }

  function obtain(key: string): Promise<StoredAnswer> {
    const ready = find(key)
    return ready ? Promise.resolve(ready) : renderOnce(key)
  }

  function renderOnce(key: string): Promise<StoredAnswer> {
    const now = stamp()
    const ticket = `${now} ${key}`
    const running = renders.get(ticket) ?? produce(key, now).finally(() => renders.delete(ticket))
    renders.set(ticket, running)
    return running
  }

  async function produce(key: string, now: string): Promise<StoredAnswer> {
    // Lets the answer that is ready go out before this render takes the thread.
    await nextTurn()
    const rendered = renderOrKeep(key, now)
    if ('answer' in rendered) return rendered.answer
    const identity = Buffer.from(rendered.body)
    const [br, gzip] = rendered.keep === 'never' ? [null, null] : await Promise.all([brotli(identity, 5), gzipped(identity)])
    const answer = storeAnswer(rendered.status, rendered.headers, { identity, br, gzip }, rendered.vary)
    place(key, { stamp: now, answer }, rendered.keep)
    return answer
  }

  // A page that worked goes on being shown when its new content cannot be drawn.
  function renderOrKeep(key: string, now: string): Rendered | Entry {
    try {
      return render(key)
    } catch (error) {
      const home = [canonical, variants].find((cache) => cache.has(key))
      const old = home?.peek(key)
      if (!home || !old) throw error
      log.error({ err: error, page: key.split('?')[0] }, 'a page could not be renewed; its former state is shown')
      const entry = { stamp: now, answer: old.answer }
      home.set(key, entry)
      return entry
    }
  }

  function place(key: string, entry: Entry, keep: Rendered['keep']): void {
    // A slow render of older content must not take the place of newer.
    if (entry.stamp !== stamp() && (canonical.has(key) || variants.has(key))) return
    const homes = { canonical, variant: variants, never: null }
    for (const cache of [canonical, variants]) if (cache !== homes[keep]) cache.delete(key)
    homes[keep]?.set(key, entry)
    if (keep === 'canonical') polishing.add(key)
  }

  function renewLater(key: string): void {
    renderOnce(key).catch(() => undefined)
  }

  async function renew(): Promise<void> {
    changedAt = performance.now()
    const now = stamp()
    const recent = [...canonical.keys()].slice(0, mostRenewed)
    for (const key of recent) {
      if (stamp() !== now) return
      if (canonical.peek(key)?.stamp === now) continue
      await renderOnce(key).catch(() => undefined)
      await pause(1, undefined, { ref: false })
    }
  }

  function candidate(key: string): Entry | undefined {
    const entry = canonical.peek(key)
    return entry?.stamp === stamp() ? entry : undefined
  }

  function settle(key: string, entry: Entry, smaller: Buffer): void {
    if (canonical.peek(key) === entry) canonical.set(key, { ...entry, answer: withSmallerBrotli(entry.answer, smaller) })
  }

  function clear(): void {
    canonical.clear()
    variants.clear()
  }

  return {
    find,
    obtain,
    renew,
    clear,
    get bytes() {
      return canonical.calculatedSize + variants.calculatedSize
    },
    stop: polishing.stop,
  }
}

function boundedCache(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize: Math.floor(maxSize), sizeCalculation: (entry, key) => entry.answer.bytes + key.length * 2 })
}
