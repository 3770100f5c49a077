import { createRequire } from 'node:module'
import path from 'node:path'
import { npm } from '../setup/npm.mjs'

/** @typedef {import('./child.mjs').Service} Service */
/** @typedef {{ root: string, settings: import('./settings.mjs').Settings, secrets: import('./secrets.mjs').Secrets, cmsPort: number }} Context */
/** @typedef {{ site: Service, cms: Service, prepare: Service }} Services */

/**
 * The site's bytes live outside the JavaScript heap. Told so, the C library hands what is freed back at once: a fifth less memory
 * after some thousand pages. Ignored where the library is another one.
 */
export const thriftyMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' }

/** What each process gets to know; nothing else of the operator's environment reaches it. */
const shared = /^(PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|NODE_(?!ENV$)\w+)$/
/** The desk's editor picks its build with a top-level await that can wait for ever on Node 20; this names it up front. */
const conditions = ['--conditions=production']
const siteOnly = ['HOST', 'LOG_LEVEL', 'PAGE_CACHE_MB', 'FORM_RATE', 'TRUSTED_PROXIES']
const cmsOnly = ['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SMTP_URL', 'MAIL_FROM', 'DEMO', 'LOG_LEVEL']

/**
 * @param {Context} context
 * @returns {Services}
 */
export function productionServices(context) {
  const env = environments(context, 'production')
  const cms = path.join(context.root, 'apps/cms')
  return {
    site: { name: 'site', node: true, args: ['apps/site/dist/server/main.js'], cwd: context.root, env: env.site },
    cms: { name: 'cms', node: true, args: [...conditions, next(cms), 'start', ...listen(context)], cwd: cms, env: env.cms },
    prepare: { name: 'cms', node: true, args: [...conditions, 'dist/prepare.mjs'], cwd: cms, env: env.cms },
  }
}

/** Without a build, the desk's own programs are bundled just before they run. */
const bundleAndPrepare = `
  import { bundlePrograms } from './bundle-programs.mjs'
  await bundlePrograms()
  await import('./dist/prepare.mjs')
`

/**
 * @param {Context} context
 * @returns {Services}
 */
export function developmentServices(context) {
  const env = environments(context, 'development')
  const cms = path.join(context.root, 'apps/cms')
  const prepareEnv = environments(context, 'production').cms
  return {
    site: { name: 'site', node: false, args: npm('run', 'dev', '-w', '@lindero/site'), cwd: context.root, env: env.site },
    cms: { name: 'cms', node: true, args: [next(cms), 'dev', ...listen(context)], cwd: cms, env: env.cms },
    prepare: {
      name: 'cms',
      node: true,
      args: [...conditions, '--input-type=module', '-e', bundleAndPrepare],
      cwd: cms,
      env: prepareEnv,
    },
  }
}

/**
 * @param {Context} context
 * @param {'production' | 'development'} mode
 */
export function environments({ settings, secrets, cmsPort }, mode) {
  const common = {
    ...pick(process.env, (name) => shared.test(name)),
    ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
    NODE_ENV: mode,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    INTERNAL_KEY: secrets.internalKey,
  }
  return {
    site: {
      ...common,
      ...thriftyMemory,
      ...pick(settings.values, (name) => siteOnly.includes(name)),
      PORT: String(settings.port),
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
    },
    cms: {
      ...common,
      ...pick(settings.values, (name) => cmsOnly.includes(name)),
      PAYLOAD_SECRET: secrets.payloadSecret,
      CMS_PORT: String(cmsPort),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/**
 * @param {Record<string, string | undefined>} values
 * @param {(name: string) => boolean} wanted
 */
function pick(values, wanted) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)))
}

/** @param {Context} context */
function listen({ cmsPort }) {
  return ['-H', '127.0.0.1', '-p', String(cmsPort)]
}

/** @param {string} cms */
function next(cms) {
  return createRequire(path.join(cms, 'package.json')).resolve('next/dist/bin/next')
}
