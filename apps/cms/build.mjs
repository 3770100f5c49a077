import { spawnSync } from 'node:child_process'
import { bundlePrograms } from './bundle-programs.mjs'

await bundlePrograms()
const env = {
  ...process.env,
  NEXT_PHASE: 'phase-production-build',
  NEXT_TELEMETRY_DISABLED: '1',
  // The editor's packages choose their build with a top-level await that can wait for ever on Node 20; this names it up front.
  NODE_OPTIONS: '--conditions=production',
}
for (const step of [['dist/import-map.mjs'], ['../../node_modules/next/dist/bin/next', 'build']]) {
  const { status } = spawnSync(process.execPath, step, { cwd: import.meta.dirname, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
