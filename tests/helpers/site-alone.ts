import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/paths.mjs'
import { waitFor } from './program.ts'

export interface SiteAlone {
  stop: () => Promise<void>
}

/** Runs the public site without a desk, from the copy of the content in a data folder, out of any folder that holds a build. */
export async function startSiteAlone(
  folder: string,
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<SiteAlone> {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/site/dist/server/main.js'], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url },
      ...{ DATA_DIR: dataDir, CMS_URL: 'http://127.0.0.1:9', INTERNAL_KEY: 'not needed without a desk', LOG_LEVEL: 'fatal' },
      ...settings,
    },
    stdio: 'inherit',
  })
  const exited = once(child, 'exit')
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitFor(async () => child.exitCode !== null || (await isUp()))
  if (child.exitCode !== null) throw new Error('The site did not start.')
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Builds the site again from sources in which one word has changed, in a folder of its own. */
export function buildAnother(folder: string, change: (words: string) => string): void {
  const site = path.join(folder, 'apps/site')
  const isSource = (file: string) => !/[/\\](dist|node_modules)$/.test(file)
  fs.cpSync(path.join(root, 'apps/site'), site, { recursive: true, filter: isSource })
  for (const shared of ['packages', 'node_modules', 'tsconfig.base.json'])
    fs.symlinkSync(path.join(root, shared), path.join(folder, shared))
  const words = path.join(site, 'i18n/en.ts')
  fs.writeFileSync(words, change(fs.readFileSync(words, 'utf8')))
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  for (const kind of [[], ['--ssr']]) {
    const env = { ...process.env, NODE_ENV: 'production' as const }
    execFileSync(process.execPath, [vite, 'build', ...kind], { cwd: site, stdio: 'pipe', env })
  }
}
