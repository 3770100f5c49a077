import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
  }
}

/** Starts PostgreSQL once for all files of tests: each makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresPort', postgres.port)
  return postgres.stop
}
