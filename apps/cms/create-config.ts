import { defaultLocale, localeCodes, locales } from '@lindero/contract'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig, type SanitizedConfig } from 'payload'
import { closeLocks } from './access/close-locks.ts'
import { knownAddresses } from './access/known-addresses.ts'
import { recorded } from './activity/record/recorded.ts'
import { recordedGlobal } from './activity/record/recorded-global.ts'
import { users } from './collections/users.ts'
import type { Env } from './config/env.ts'
import { withoutBorrowedWords } from './content/without-borrowed-words.ts'
import { databaseAdapter } from './database/adapter.ts'
import { errorForLog } from './database/error-for-log.ts'
import { remembersRowsOfGlobal } from './database/keep-words-with-rows.ts'
import { editor } from './fields/rich-text.ts'
import { writesAllLanguages } from './fields/write-all-languages.ts'
import { mailAdapter } from './mail/adapter.ts'
import { salesDesk } from './sales-desk.ts'
import { healthEndpoint } from './start/health.ts'
import { websiteDesk } from './website-desk.ts'

/** What was refused is the mistake of whoever asked: one line, without the way through the program. */
const loggingLevels = { NotFound: 'info', Refusal: 'info' } as const

/** The whole desk, as a function of its environment, so that tests can build several side by side. */
export async function createConfig(env: Env): Promise<SanitizedConfig> {
  const website = websiteDesk(env)
  const sales = salesDesk(env)
  const config = await buildConfig({
    secret: env.payloadSecret,
    db: databaseAdapter(env),
    editor,
    email: mailAdapter(env.mail),
    logger: { options: { level: env.logLevel, base: { app: 'cms' }, serializers: { err: errorForLog } } },
    loggingLevels,
    serverURL: '',
    // Changes from other websites are stopped at the public port, which knows the name the desk was opened under.
    csrf: [],
    routes: { admin: '/admin', api: '/api-cms' },
    graphQL: { disable: true },
    telemetry: false,
    admin: {
      user: 'users',
      avatar: 'default',
      // Reads well in both languages.
      dateFormat: 'd MMM yyyy, HH:mm',
      meta: { titleSuffix: ' – Lindero' },
      components: {
        graphics: { Logo: '/brand/logo.tsx#Logo', Icon: '/brand/icon.tsx#Icon' },
        beforeNavLinks: [
          '/inquiries/dashboard/new-inquiries.tsx#NewInquiries',
          '/translation/worklist/nav-link.tsx#TranslationsLink',
          '/access/translators/translator-mark.tsx#TranslatorMark',
        ],
        views: {
          dashboard: { Component: '/dashboard/dashboard.tsx#Dashboard' },
          translations: { Component: '/translation/worklist/worklist-view.tsx#WorklistView', path: '/translations' },
          guide: { Component: '/guide/guide-view.tsx#GuideView', path: '/guide' },
        },
      },
      importMap: { baseDir: process.cwd() },
    },
    i18n: { supportedLanguages: { en, es }, fallbackLanguage: 'en' },
    localization: {
      locales: localeCodes.map((code) => ({ code, label: locales[code].name })),
      defaultLocale,
      // Only so that a request that names no language gets the default one; the feed never falls back.
      fallback: true,
      // The button publishes the language somebody works in; all at once is a choice beside it.
      defaultLocalePublishOption: 'active',
    },
    experimental: { localizeStatus: true },
    collections: [...website.collections, ...sales.collections, recorded(users(env.publicUrl))],
    globals: [
      ...website.globals,
      ...sales.globals.map((global) => recordedGlobal(remembersRowsOfGlobal(writesAllLanguages(withoutBorrowedWords(global))))),
    ],
    endpoints: [healthEndpoint, ...website.endpoints, ...sales.endpoints],
    // Only in the desk that listens: programs and tests switch this off.
    onInit: (payload) => {
      website.start(payload)
      sales.start(payload)
    },
    typescript: { autoGenerate: false },
  })
  return knownAddresses(closeLocks(config))
}
