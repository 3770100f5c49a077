import type { TestProject } from 'vitest/node'
import { startProgram } from './program.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    program: { url: string; dataDir: string; administrator: { email: string; password: string } }
  }
}

/** Starts the whole program once for all browser tests: a start with demo content takes half a minute. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startProgram()
  const { url, dataDir, administrator } = program
  project.provide('program', { url, dataDir, administrator })
  return async () => {
    await program.stop()
  }
}
