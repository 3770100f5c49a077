import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

/** What the site is told from outside. Read once; the program refuses to start on nonsense. */
export interface Env {
  port: number
  host: string
  /** Where buyers reach the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  cmsUrl: string
  internalKey: string
  logLevel: LogLevel
  pageCacheBytes: number
  /** Inquiries one sender may send in ten minutes. */
  formRate: number
  /** Addresses and networks of proxies in front of us, whose word about the sender counts. */
  trustedProxies: string[]
}

export class EnvError extends Error {}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or address such as 0.0.0.0')), '0.0.0.0'),
  PUBLIC_URL: v.optional(origin('the address buyers use, such as https://www.example.com, without a path')),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('the path of a folder')), './data'),
  CMS_URL: origin('the address of the CMS process, such as http://127.0.0.1:3001'),
  INTERNAL_KEY: v.pipe(v.string(secretRule()), v.minLength(16, secretRule())),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 65_536), '64'),
  FORM_RATE: v.optional(wholeNumber(1, 999_999), '10'),
  TRUSTED_PROXIES: v.optional(proxies(), ''),
})

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) throw new EnvError(sentence(result.issues[0]))
  const env = result.output
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    cmsUrl: env.CMS_URL,
    internalKey: env.INTERNAL_KEY,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    formRate: env.FORM_RATE,
    trustedProxies: env.TRUSTED_PROXIES,
  }
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key ?? 'The environment')
  const expected = issue.received === 'undefined' ? (missing[name] ?? issue.message) : issue.message
  return `${name} should be ${expected}.`
}

// Valibot words a missing key itself, so the wish for required variables is said here.
const missing: Record<string, string> = {
  CMS_URL: 'the address of the CMS process, such as http://127.0.0.1:3001; it is not set',
  INTERNAL_KEY: `${secretRule()}; it is not set`,
}

function secretRule() {
  return 'the secret shared with the CMS, at least 16 characters'
}

function wholeNumber(least: number, most: number) {
  const rule = `a whole number from ${least} to ${most}`
  return v.pipe(v.string(), v.regex(/^\d{1,6}$/, rule), v.transform(Number), v.minValue(least, rule), v.maxValue(most, rule))
}

function origin(rule: string) {
  return v.pipe(
    v.string(rule),
    v.transform((text) => (URL.canParse(text) ? new URL(text) : null)),
    v.check((url) => url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search, rule),
    v.transform((url) => url?.origin ?? ''),
  )
}

function proxies() {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
    v.check((list) => list.every(isNetwork), 'addresses or networks such as 10.0.0.0/8, separated by commas'),
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const isShort = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  return version !== 0 && isShort && more.length === 0
}
