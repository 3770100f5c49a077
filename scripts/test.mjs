import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths.mjs'
import { explainProblems, Problem } from './problem.mjs'
import { awaitStopRequest } from './program/stop-request.mjs'
import { provideChromium } from './setup/chromium.mjs'
import { installPackages } from './setup/install.mjs'
import { checkNodeVersion } from './setup/node-version.mjs'
import { runStep } from './setup/run-step.mjs'
import { checks, groups, readResults, tally } from './setup/test-plan.mjs'

// npm test                           everything
// npm test -- --only unit,types      some of it

await explainProblems(async () => {
  checkNodeVersion(process.versions.node)
  const only = readOnly()
  const signal = awaitStopRequest()
  await installPackages(root, { say: console.log, signal })
  const wanted = checks(root).filter(({ group }) => only.includes(group))
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' }
  if (only.includes('browser') || only.includes('faults')) env.CHROMIUM_PATH = await provideChromium(root, console.log)
  let built = true
  const total = { passed: 0, failed: 0 }
  for (const check of wanted) {
    /** @type {import('./setup/test-plan.mjs').Tally} */
    const { passed, failed } = built || !check.needsBuild ? await run(check, { env, signal }) : skip(check)
    if (check.group === 'build') built = failed === 0
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
})

function readOnly() {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const only = values.only?.flatMap((names) => names.split(',')) ?? groups
  const unknown = only.find((name) => !groups.includes(name))
  if (unknown !== undefined) throw new Problem(`--only should name some of ${groups.join(', ')}, but names "${unknown}".`)
  return only
}

/** @param {import('./setup/test-plan.mjs').Check} check */
function skip({ name }) {
  console.log(`\n✗ ${name}: not run, because the build failed`)
  return { passed: 0, failed: 1 }
}

/**
 * @param {import('./setup/test-plan.mjs').Check} check
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
async function run({ name, command, results }, { env, signal }) {
  console.log(`\n▸ ${name}`)
  const file = results && path.join(root, results)
  if (file) fs.rmSync(file, { force: true })
  const { code, seconds } = await runStep(command, { cwd: root, env, signal, show: true })
  const outcome = tally(code, file ? readResults(file) : null)
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}, ${seconds.toFixed(1)} s`)
  return outcome
}
