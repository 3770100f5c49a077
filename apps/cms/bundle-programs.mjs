import { build } from 'esbuild'

/**
 * The programs that run before or beside Next (bring the database up to date, load demo content) become plain JavaScript:
 * they start in half the time and need no compiler at run time. Packages stay outside, our own code goes in.
 */
export async function bundlePrograms() {
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['start/prepare.ts', 'start/import-map.ts', 'start/demo-load.ts', 'start/demo-remove.ts'],
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
}
