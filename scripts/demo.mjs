import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { explainProblems, Problem } from './problem.mjs'
import { loadSecrets } from './program/secrets.mjs'
import { environments } from './program/services.mjs'
import { readSettings } from './program/settings.mjs'

/** Loads or takes out the demo content, whether the program is running or not. */
await explainProblems(async () => {
  const [wish] = process.argv.slice(2)
  if (wish !== 'load' && wish !== 'remove') throw new Problem('Say what to do: npm run demo:load or npm run demo:remove.')
  const settings = readSettings(process.env, process.cwd())
  const program = path.join(root, `apps/cms/dist/demo-${wish}.mjs`)
  if (!fs.existsSync(settings.dataDir) || !fs.existsSync(program)) {
    throw new Problem(`There is nothing in ${settings.dataDir} to work on yet: run npm start once, with the same settings.`)
  }
  const secrets = loadSecrets(settings.dataDir, settings.values, console.log)
  const env = environments({ root, settings, secrets, cmsPort: settings.port }, 'production').cms
  const cwd = path.join(root, 'apps/cms')
  const child = spawn(process.execPath, ['--conditions=production', program], { cwd, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
})
