import { expect, test } from 'vitest'
import { violations } from './imports.mjs'

/** @param {string} specifier */
const importing = (specifier) => `import { x } from '${specifier}'`

test.each([
  ['site imports cms by path', 'apps/site/server/app.ts', '../../cms/feed/feed.ts'],
  ['site imports cms by name', 'apps/site/server/app.ts', '@lindero/cms'],
  ['a test of the site imports cms', 'apps/site/server/app.test.ts', '../../cms/feed/feed.ts'],
  ['cms imports site by path', 'apps/cms/feed/feed.ts', '../../site/catalogue/catalogue.ts'],
  ['cms imports site by name', 'apps/cms/feed/feed.ts', '@lindero/site'],
  ['site knows Payload', 'apps/site/catalogue/documents.ts', 'payload'],
  ['site knows a Payload package', 'apps/site/pages/page/page.tsx', '@payloadcms/richtext-lexical/react'],
  ['site knows Next', 'apps/site/server/app.ts', 'next/server'],
  ['contract imports site', 'packages/contract/feed.ts', '../../apps/site/pages/page.ts'],
  ['contract imports cms', 'packages/contract/feed.ts', '../../apps/cms/payload.config.ts'],
  ['contract imports a framework', 'packages/contract/feed.ts', 'hono'],
  ['contract imports react', 'packages/contract/feed.ts', 'react'],
  ['contract imports a Node module', 'packages/contract/feed.ts', 'node:fs'],
  ['i18n imports pages', 'apps/site/i18n/en.ts', '../pages/page.ts'],
  ['i18n imports design', 'apps/site/i18n/en.ts', '../design/button.tsx'],
  ['design imports pages', 'apps/site/design/card.tsx', '../pages/page.ts'],
  ['design imports blocks', 'apps/site/design/card.tsx', '../blocks/hero/hero.tsx'],
  ['design imports catalogue', 'apps/site/design/card.tsx', '../catalogue/catalogue.ts'],
  ['design imports server', 'apps/site/design/card.tsx', '../server/render.tsx'],
  ['blocks import pages', 'apps/site/blocks/hero/hero.tsx', '../../pages/page.ts'],
  ['blocks import server', 'apps/site/blocks/hero/hero.tsx', '../../server/render.tsx'],
  ['pages import server', 'apps/site/pages/home/load.ts', '../../server/render.tsx'],
  ['pages import a Node module', 'apps/site/pages/home/load.ts', 'node:fs'],
  ['navigation imports server', 'apps/site/navigation/navigate.ts', '../server/front.ts'],
  ['browser imports server', 'apps/site/browser/main.tsx', '../server/render.tsx'],
  ['browser imports hono', 'apps/site/browser/main.tsx', 'hono'],
  ['catalogue imports pages', 'apps/site/catalogue/current.ts', '../pages/page.ts'],
  ['catalogue imports design', 'apps/site/catalogue/current.ts', '../design/button.tsx'],
  ['catalogue imports server', 'apps/site/catalogue/current.ts', '../server/front.ts'],
  ['an app imports scripts', 'apps/site/server/app.ts', '../../../scripts/paths.mjs'],
  ['an app imports tests', 'apps/cms/feed/feed.ts', '../../../tests/helpers/postgres.ts'],
])('refused: %s', (_, file, specifier) => {
  expect(violations(file, importing(specifier))).toEqual([`${file}: may not import ${specifier}`])
})

test.each([
  ['apps/site/server/app.ts', '../pages/registry.ts'],
  ['apps/site/server/app.ts', 'hono'],
  ['apps/site/pages/home/load.ts', '../../catalogue/catalogue.ts'],
  ['apps/site/pages/home/page.tsx', '../../design/button.tsx'],
  ['apps/site/pages/home/page.tsx', './page.module.css'],
  ['apps/site/browser/main.tsx', 'react-dom/client'],
  ['apps/site/catalogue/disk-copy.ts', 'node:fs'],
  ['apps/site/design/card.test.tsx', '../server/render.tsx'],
  ['apps/cms/feed/feed.ts', '@lindero/contract'],
  ['apps/cms/payload.config.ts', 'payload'],
  ['packages/contract/feed.ts', './locales.ts'],
])('allowed: %s imports %s', (file, specifier) => {
  expect(violations(file, importing(specifier))).toEqual([])
})

test.each([
  "export * from '../server/front.ts'",
  "import '../server/front.ts'",
  "import type { Front } from '../server/front.ts'",
  "const front = await import('../server/front.ts')",
  "import {\n  front,\n} from '../server/front.ts'",
  "const front = require('../server/front.ts')",
  "const all = import.meta.glob('../server/front.ts')",
])('refused however it is written: %s', (text) => {
  expect(violations('apps/site/design/card.tsx', text)).toHaveLength(1)
})

test('an import that stands in a comment is none', () => {
  const text = "// import '../server/front.ts'\n/* from '../server/front.ts' */\nconst address = 'https://example.com' // text"
  expect(violations('apps/site/design/card.tsx', text)).toEqual([])
})

test('only config/env.ts reads the environment', () => {
  const text = 'export const port = process.env.PORT'
  expect(violations('apps/site/server/app.ts', text)).toHaveLength(1)
  for (const other of ['process?.env', 'const { env } = process', "import { env } from 'node:process'"]) {
    expect(violations('apps/cms/access/staff.ts', other)).toHaveLength(1)
  }
  expect(violations('apps/site/config/env.ts', text)).toEqual([])
  expect(violations('apps/cms/next.config.ts', text)).toEqual([])
})

test.each(['utils', 'lib', 'misc', 'helpers'])('a folder called %s is refused', (folder) => {
  expect(violations(`apps/site/${folder}/text.ts`, '')).toHaveLength(1)
  expect(violations(`packages/contract/deep/${folder}/text.ts`, '')).toHaveLength(1)
})
