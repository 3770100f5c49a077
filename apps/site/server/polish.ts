import { performance } from 'node:perf_hooks'

/** Work that makes kept things better and that nobody waits for: one thing at a time, only while the process is idle. */
export interface Polishing {
  add(key: string): void
  stop(): void
}

export interface PolishParts<Thing> {
  /** The thing as it is now, or nothing when it is not worth the work any more. */
  candidate: (key: string) => Thing | undefined
  improve: (thing: Thing) => Promise<Buffer>
  settle: (key: string, thing: Thing, better: Buffer) => void
}

const everyMs = 250
const idleShare = 0.3
const mostWaiting = 2000

export function polishWhenIdle<Thing>({ candidate, improve, settle }: PolishParts<Thing>): Polishing {
  const waiting = new Set<string>()
  let last = performance.eventLoopUtilization()
  let working = false

  async function work(): Promise<void> {
    const load = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    if (working || load.utilization > idleShare) return
    const [key] = waiting
    if (key === undefined) return
    waiting.delete(key)
    const thing = candidate(key)
    if (thing === undefined) return
    working = true
    const better = await improve(thing).catch(() => null)
    working = false
    if (better) settle(key, thing, better)
  }

  const timer = setInterval(work, everyMs)
  timer.unref()
  return {
    add(key) {
      if (waiting.size < mostWaiting) waiting.add(key)
    },
    stop: () => clearInterval(timer),
  }
}
