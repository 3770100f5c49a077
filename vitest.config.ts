import { defineConfig } from 'vitest/config'

const minute = 60_000
/** Tests that start processes, databases or browsers: one file at a time, with time to do so. */
const slow = { fileParallelism: false, testTimeout: minute, hookTimeout: 5 * minute }

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify('test') },
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'tests/helpers/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          ...slow,
          globalSetup: 'tests/helpers/shared-postgres.ts',
          execArgv: ['--conditions=production'],
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/e2e/**/*.test.ts'], ...slow, globalSetup: 'tests/helpers/shared-program.ts' },
      },
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...slow } },
    ],
  },
})
