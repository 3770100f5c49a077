import { defaultLocale, localeCodes, locales } from '@lindero/contract'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig, type SanitizedConfig } from 'payload'
import { categories } from './collections/categories.ts'
import { certificates } from './collections/certificates.ts'
import { materials } from './collections/materials.ts'
import { media } from './collections/media.ts'
import { pages } from './collections/pages.ts'
import { partnerBrands } from './collections/partner-brands.ts'
import { products } from './collections/products/products.ts'
import { questions } from './collections/questions.ts'
import { redirects } from './collections/redirects.ts'
import { users } from './collections/users.ts'
import type { Env } from './config/env.ts'
import { databaseAdapter } from './database/adapter.ts'
import { errorForLog } from './database/error-for-log.ts'
import { remembersRows, remembersRowsOfGlobal } from './database/keep-words-with-rows.ts'
import { feedEndpoint } from './feed/endpoint.ts'
import { feeds, feedsGlobal } from './feed/record-change.ts'
import { editor } from './fields/rich-text.ts'
import { writesAllLanguages } from './fields/write-all-languages.ts'
import { company } from './globals/company.ts'
import { footer } from './globals/footer.ts'
import { forms } from './globals/forms.ts'
import { home } from './globals/home.ts'
import { navigation } from './globals/navigation.ts'
import { settings } from './globals/settings.ts'
import { texts } from './globals/texts.ts'
import { mailAdapter } from './mail/adapter.ts'
import { startRenditionQueue } from './media/rendition-queue.ts'
import { followAddresses } from './redirects/follow-addresses.ts'
import { readCategoryAddresses, readPageAddresses } from './redirects/read-addresses.ts'
import { salesDesk } from './sales-desk.ts'
import { healthEndpoint } from './start/health.ts'

/** The whole desk, as a function of its environment, so that tests can build several side by side. */
export function createConfig(env: Env): Promise<SanitizedConfig> {
  const sales = salesDesk(env)
  return buildConfig({
    secret: env.payloadSecret,
    db: databaseAdapter(env),
    editor,
    email: mailAdapter(env.mail),
    logger: { options: { level: env.logLevel, base: { app: 'cms' }, serializers: { err: errorForLog } } },
    serverURL: '',
    // Changes from other websites are stopped at the public port, which knows the name the desk was opened under.
    csrf: [],
    routes: { admin: '/admin', api: '/api-cms' },
    graphQL: { disable: true },
    telemetry: false,
    admin: {
      user: 'users',
      avatar: 'default',
      meta: { titleSuffix: ' – Lindero' },
      components: {
        graphics: { Logo: '/brand/logo.tsx#Logo', Icon: '/brand/icon.tsx#Icon' },
        beforeNavLinks: ['/inquiries/dashboard/new-inquiries.tsx#NewInquiries'],
        beforeDashboard: ['/inquiries/dashboard/sales-dashboard.tsx#SalesDashboard'],
      },
      importMap: { baseDir: process.cwd() },
    },
    i18n: { supportedLanguages: { en, es }, fallbackLanguage: 'en' },
    localization: {
      locales: localeCodes.map((code) => ({ code, label: locales[code].name })),
      defaultLocale,
      // Only so that a request that names no language gets the default one; the feed never falls back.
      fallback: true,
    },
    experimental: { localizeStatus: true },
    collections: [
      ...[
        feeds('product', products),
        feeds('category', followAddresses(categories, readCategoryAddresses)),
        feeds('page', followAddresses(pages, readPageAddresses)),
        feeds('certificate', certificates),
        feeds('partnerBrand', partnerBrands),
        feeds('material', materials),
        feeds('question', questions),
        feeds('media', media(env.mediaDir)),
        feeds('redirect', redirects),
      ].map((collection) => remembersRows(writesAllLanguages(collection))),
      ...sales.collections,
      users(env.publicUrl),
    ],
    globals: [
      feedsGlobal('home', home),
      feedsGlobal('navigation', navigation),
      feedsGlobal('footer', footer),
      feedsGlobal('texts', texts),
      feedsGlobal('company', company),
      feedsGlobal('forms', forms),
      feedsGlobal('settings', settings),
      ...sales.globals,
    ].map((global) => remembersRowsOfGlobal(writesAllLanguages(global))),
    endpoints: [feedEndpoint(env.internalKey), healthEndpoint, ...sales.endpoints],
    // Only in the desk that listens: programs and tests switch this off.
    onInit: (payload) => {
      startRenditionQueue(payload, env.mediaDir)
      sales.start(payload)
    },
    typescript: { autoGenerate: false },
  })
}
