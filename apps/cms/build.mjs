import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'

/**
 * The programs that run before or beside Next (bring the database up to date, load demo content) become plain JavaScript:
 * they start in half the time and need no compiler at run time. Packages stay outside, our own code goes in.
 */
await build({
  entryPoints: ['start/prepare.ts', 'start/import-map.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: { '@lindero/contract': '../../packages/contract/index.ts' },
  logLevel: 'warning',
})

const env = {
  ...process.env,
  NEXT_PHASE: 'phase-production-build',
  NEXT_TELEMETRY_DISABLED: '1',
  // The editor's packages choose their build with a top-level await that can wait for ever on Node 20; this names it up front.
  NODE_OPTIONS: '--conditions=production',
}
for (const step of [['dist/import-map.mjs'], ['../../node_modules/next/dist/bin/next', 'build']]) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
