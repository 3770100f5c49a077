import type { Payload } from 'payload'
import { startWorker, type Worker } from '../delivery/worker.ts'
import { applyRetention } from './retention.ts'
import { sweepFiles } from './sweep-files.ts'

const hourMs = 60 * 60 * 1000

export function startHousekeeping(payload: Payload, folder: string): Worker {
  return startWorker(payload, {
    failure: 'Old inquiries could not be removed',
    everyMs: 6 * hourMs,
    afterErrorMs: hourMs,
    once: async () => {
      const removed = await applyRetention(payload, folder, new Date())
      if (removed > 0) payload.logger.info(`${removed} inquiries were older than they are kept and were removed.`)
      await sweepFiles(payload, folder, new Date())
    },
  })
}
