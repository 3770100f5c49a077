import { generateImportMap } from 'payload'
import { readEnv } from '../config/env.ts'
import { createConfig } from '../create-config.ts'

/** Tells the admin which components the configuration names; part of every build, so it cannot go stale. */
await generateImportMap(await createConfig(readEnv()), { force: true, log: false })
