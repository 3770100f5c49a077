import path from 'node:path'
import * as v from 'valibot'
import { type MailSettings, mailSettings, smtpAddress } from './mail.ts'

/** The environment, read once and checked; nothing else in the desk touches `process.env`. */
const schema = v.object({
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must be a postgres:// address, or absent for the built-in SQLite file.'),
    ),
  ),
  PAYLOAD_SECRET: secret('PAYLOAD_SECRET'),
  INTERNAL_KEY: secret('INTERNAL_KEY'),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.url('PUBLIC_URL must be a full address such as https://www.example.com.')),
    'http://localhost:3000',
  ),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('ADMIN_EMAIL must be an e-mail address.'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10, 'ADMIN_PASSWORD must have at least 10 characters.'))),
  SMTP_URL: smtpAddress,
  MAIL_FROM: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    ),
    'info',
  ),
  DEMO: v.optional(v.picklist(['on', 'off'], 'DEMO must be "on" or "off".'), 'on'),
})

export interface Env {
  dataDir: string
  mediaDir: string
  /** What buyers sent with their inquiries; never served but to staff. */
  inquiryFilesDir: string
  /** Files of products that staff brought, until they are done with. */
  importsDir: string
  databaseUrl: string | null
  payloadSecret: string
  internalKey: string
  publicUrl: string
  mail: MailSettings
  administrator: { email: string | null; password: string | null }
  demo: boolean
  logLevel: string
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(schema, present)
  if (!result.success) throw new Error(result.issues.map((issue) => issue.message).join('\n'))
  const env = result.output
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    inquiryFilesDir: path.join(dataDir, 'inquiry-files'),
    importsDir: path.join(dataDir, 'imports'),
    databaseUrl: env.DATABASE_URL ?? null,
    payloadSecret: env.PAYLOAD_SECRET,
    internalKey: env.INTERNAL_KEY,
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    mail: mailSettings(env.SMTP_URL, env.MAIL_FROM),
    administrator: { email: env.ADMIN_EMAIL ?? null, password: env.ADMIN_PASSWORD ?? null },
    demo: env.DEMO === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

export function readEnv(): Env {
  // Next loads the configuration while building, where no secret is at hand and none is kept.
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  const stand = building ? { PAYLOAD_SECRET: 'only-while-building', INTERNAL_KEY: 'only-while-building' } : {}
  return parseEnv({ ...stand, ...process.env })
}

function secret(name: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.minLength(16, `${name} must have at least 16 characters; npm start makes one by itself.`),
  )
}
