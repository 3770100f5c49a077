import type { Payload } from 'payload'
import { startWorker, type Worker } from '../delivery/worker.ts'
import { countAttempt, givenUp } from './work/attempts.ts'
import { checkImport } from './work/check.ts'
import { type Claim, claimImport, LeaseLost } from './work/lease.ts'
import { fileProblem } from './work/missing-file.ts'
import { runImport } from './work/run.ts'
import { finishImport, readImport, type StoredImport } from './work/stored-import.ts'
import { undoImport } from './work/undo.ts'

export function startImportQueue(payload: Payload, folder: string): Worker {
  return startWorker(payload, {
    failure: 'An import could not go on',
    everyMs: 500,
    afterErrorMs: 5_000,
    once: (signal) => workOnImports(payload, folder, signal),
  })
}

/** Until nothing is left to do. */
export async function workOnImports(payload: Payload, folder: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const claim = await claimImport(payload, new Date())
    if (!claim) return
    await work(payload, folder, claim)
  }
}

async function work(payload: Payload, folder: string, claim: Claim): Promise<void> {
  const stored = await readImport(payload, claim.id)
  if (!stored) return
  try {
    const problems = await countAttempt(payload, stored, claim)
    if (problems) await goOn(payload, folder, { ...stored, problems }, claim)
    else await finishImport(payload, claim, 'failed', { ...stored.problems, fatal: givenUp[claim.state] })
  } catch (error) {
    // Another process has it now, and goes on where this one was.
    if (!(error instanceof LeaseLost)) throw error
  }
}

async function goOn(payload: Payload, folder: string, stored: StoredImport, claim: Claim): Promise<void> {
  try {
    if (claim.state === 'checking') await checkImport(payload, stored, claim, folder)
    else if (claim.state === 'running') await runImport(payload, stored, claim, folder)
    else await undoImport(payload, stored, claim)
  } catch (error) {
    const fatal = fileProblem(error)
    if (!fatal) throw error
    await finishImport(payload, claim, 'failed', { ...stored.problems, fatal })
  }
}
