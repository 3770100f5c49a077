import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/program/ports.mjs'
import { startProgram } from './program.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    program: { url: string; dataDir: string; administrator: { email: string; password: string }; smtpPort: number }
  }
}

/** Starts the whole program once for all browser tests: a start with demo content takes half a minute. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Who wants to read the mails starts a mail server there; to the limit of inquiries all tests are one sender.
  const smtpPort = await freePort()
  const program = await startProgram({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'Lindero <desk@lindero.example>', FORM_RATE: '99999' },
  })
  const { url, dataDir, administrator } = program
  project.provide('program', { url, dataDir, administrator, smtpPort })
  return async () => {
    await program.stop()
  }
}
