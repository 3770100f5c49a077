import { isIP } from 'node:net'
import path from 'node:path'
import { Problem } from '../problem.mjs'

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir absolute
 * @property {string} publicUrl without a slash at the end
 * @property {Record<string, string>} values every variable of the table that has a value
 */

/** @typedef {{ should: string, fits: (value: string) => boolean, secret?: true, fallback?: string }} Variable */

/**
 * The variables an operator may set. A secret one is never repeated in a message.
 * @type {Record<string, Variable>}
 */
export const variables = {
  PORT: { should: 'a whole number from 1 to 65535', fits: isPort, fallback: '3000' },
  HOST: { should: 'a host name or an IP address', fits: (value) => /^[\w.:-]+$/.test(value), fallback: '0.0.0.0' },
  DATA_DIR: { should: 'the path of a folder', fits: (value) => !value.includes('\0'), fallback: './data' },
  PUBLIC_URL: { should: 'an address like https://www.example.com, without a path', fits: isOrigin },
  DATABASE_URL: { should: 'an address like postgres://user:password@host:5432/name', fits: isPostgres, secret: true },
  PAYLOAD_SECRET: { should: 'at least 16 characters long', fits: (value) => value.length >= 16, secret: true },
  INTERNAL_KEY: { should: 'at least 16 characters long', fits: (value) => value.length >= 16, secret: true },
  ADMIN_EMAIL: { should: 'an e-mail address', fits: (value) => /^[^\s@]+@[^\s@]+$/.test(value) },
  ADMIN_PASSWORD: { should: 'at least 10 characters long', fits: (value) => value.length >= 10, secret: true },
  SMTP_URL: { should: 'an address like smtp://user:password@mail.example.com:587', fits: isMailServer, secret: true },
  MAIL_FROM: {
    should: 'an address like Lindero <sales@example.com>',
    fits: (value) => /^[^\r\n@]*[^\s@<]@[^\s@>]+>?$/.test(value),
  },
  DEMO: { should: 'on or off', fits: (value) => ['on', 'off'].includes(value), fallback: 'on' },
  LOG_LEVEL: { should: 'fatal, error, warn, info, debug, trace or silent', fits: isLogLevel, fallback: 'info' },
  FORM_RATE: { should: 'a whole number from 1 to 999999', fits: (value) => /^[1-9]\d{0,5}$/.test(value) },
  TRUSTED_PROXIES: { should: 'addresses or networks such as 10.0.0.0/8, separated by commas', fits: areNetworks },
  PAGE_CACHE_MB: { should: 'a whole number of megabytes, at least 1', fits: (value) => /^[1-9]\d{0,5}$/.test(value) },
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} workingFolder
 * @returns {Settings}
 */
export function readSettings(env, workingFolder) {
  const values = Object.fromEntries(Object.entries(variables).flatMap(([name, variable]) => read(name, variable, env)))
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
    throw new Problem('ADMIN_PASSWORD is set without ADMIN_EMAIL; set both, or neither to have an administrator made for you.')
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new Problem(
      'SMTP_URL is set without MAIL_FROM; set it to the address mails come from, like Lindero <sales@example.com>.',
    )
  }
  const port = Number(values.PORT)
  return {
    port,
    host: values.HOST ?? '',
    dataDir: path.resolve(workingFolder, values.DATA_DIR ?? ''),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    values,
  }
}

/**
 * @param {string} name
 * @param {Variable} variable
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, string][]}
 */
function read(name, variable, env) {
  const value = env[name] || variable.fallback
  if (value === undefined) return []
  if (variable.fits(value)) return [[name, value]]
  throw new Problem(`${name} should be ${variable.should}${variable.secret ? '.' : `, but is "${value}".`}`)
}

/** @param {string} value */
function isPort(value) {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
}

/** @param {string} value */
function isOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
}

/** @param {string} value */
function isPostgres(value) {
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol)
}

/** @param {string} value */
function isMailServer(value) {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}

/** @param {string} value */
function areNetworks(value) {
  const parts = value.split(',').map((part) => part.trim().split('/'))
  return parts.every(([address = '', bits = '0', ...more]) => isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0)
}

/** @param {string} value */
function isLogLevel(value) {
  return ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(value)
}
