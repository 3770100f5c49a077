import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { shortReason } from '../database/short-reason.ts'

export interface Worker {
  stop: () => Promise<void>
}

interface Work {
  /** What could not be done, for the log. */
  failure: string
  everyMs: number
  afterErrorMs: number
  once: (signal: AbortSignal) => Promise<unknown>
}

/** Does something again and again until told to stop; a fault is logged and tried again, never the end of the desk. */
export function startWorker(payload: Payload, work: Work): Worker {
  const stopping = new AbortController()
  const running = loop(payload, work, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function loop(payload: Payload, work: Work, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await tryOnce(payload, work, signal)
    await delay(pause, undefined, { ref: false, signal }).catch(() => {})
  }
}

async function tryOnce(payload: Payload, work: Work, signal: AbortSignal): Promise<number> {
  try {
    await work.once(signal)
    return work.everyMs
  } catch (error) {
    payload.logger.error(`${work.failure}; trying again: ${shortReason(error)}`)
    return work.afterErrorMs
  }
}
