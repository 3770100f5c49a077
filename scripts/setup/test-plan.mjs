import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, group: string, command: string[], results?: string, needsBuild?: boolean }} Check */

const typed = ['packages/contract', 'apps/site', 'apps/cms', 'scripts', 'tests']
const projects = ['unit', 'integration', 'browser', 'faults']

/** What `--only` may name. */
export const groups = ['types', 'lint', 'imports', 'requirements', 'build', ...projects]

/**
 * The checks in their order; each is a command whose exit code tells, and the test projects also leave a file of results.
 * @param {string} root
 * @returns {Check[]}
 */
export function checks(root) {
  const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)
  const script = (/** @type {string} */ name) => [process.execPath, path.join(root, 'scripts', name)]
  return [
    ...typed.map((folder) => ({ name: `type check of ${folder}`, group: 'types', command: [bin('tsc'), '-p', folder] })),
    {
      name: 'lint and format',
      group: 'lint',
      command: [bin('biome'), 'ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'],
    },
    { name: 'import rules', group: 'imports', command: script('check-imports.mjs') },
    { name: 'requirements map', group: 'requirements', command: script('check-requirements.mjs') },
    { name: 'build', group: 'build', command: script('build.mjs') },
    ...projects.map((project) => testProject(project, bin('vitest'))),
  ]
}

/**
 * @param {string} project
 * @param {string} vitest
 * @returns {Check}
 */
function testProject(project, vitest) {
  const results = `.test-output/${project}.json`
  const command = [vitest, 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${results}`]
  return { name: `${project} tests`, group: project, command, results, needsBuild: ['browser', 'faults'].includes(project) }
}

/**
 * What a check adds to the last line: itself, or each of its tests. A test that was not run has not passed.
 * @param {number} code
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number } | null} results
 * @returns {Tally}
 */
export function tally(code, results) {
  if (!results) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const failed = results.numFailedTests + results.numPendingTests + results.numTodoTests
  // A file that could not even be loaded has no tests to count.
  return { passed: results.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** @param {string} file */
export function readResults(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}
