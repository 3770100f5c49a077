/**
 * Who may import whom. A file belongs to the first area whose folder it stands in; what an area does not list, it may not
 * import. Packages: `*` is any, a name covers its subpaths.
 * @typedef {{ name: string, folder: string, areas: string[], packages: string[] }} Area
 */

const react = ['react', 'react-dom']
const drawn = ['@lindero/contract', ...react, 'valibot']

/** @type {Area[]} */
export const areas = [
  { name: 'contract', folder: 'packages/contract', areas: [], packages: ['valibot'] },
  { name: 'behaviour', folder: 'apps/site/behaviour', areas: ['contract'], packages: ['@lindero/contract'] },
  { name: 'i18n', folder: 'apps/site/i18n', areas: ['contract'], packages: ['@lindero/contract', ...react] },
  {
    name: 'design',
    folder: 'apps/site/design',
    areas: ['behaviour', 'i18n', 'contract'],
    packages: [...drawn, '@fontsource', '@fontsource-variable'],
  },
  { name: 'navigation', folder: 'apps/site/navigation', areas: ['behaviour', 'design', 'i18n', 'contract'], packages: drawn },
  {
    name: 'blocks',
    folder: 'apps/site/blocks',
    areas: ['behaviour', 'design', 'i18n', 'navigation', 'catalogue', 'contract'],
    packages: drawn,
  },
  {
    name: 'pages',
    folder: 'apps/site/pages',
    areas: ['behaviour', 'blocks', 'design', 'i18n', 'navigation', 'catalogue', 'contract'],
    // Types alone: the vocabulary of structured data.
    packages: [...drawn, 'schema-dts'],
  },
  {
    name: 'browser',
    folder: 'apps/site/browser',
    areas: ['behaviour', 'pages', 'blocks', 'navigation', 'design', 'i18n', 'contract'],
    packages: drawn,
  },
  { name: 'config', folder: 'apps/site/config', areas: ['contract'], packages: ['@lindero/contract', 'valibot', 'node:'] },
  {
    name: 'catalogue',
    folder: 'apps/site/catalogue',
    areas: ['contract'],
    packages: ['@lindero/contract', 'valibot', 'pino', 'node:'],
  },
  {
    name: 'inquiries',
    folder: 'apps/site/inquiries',
    areas: ['catalogue', 'i18n', 'contract'],
    packages: ['@lindero/contract', 'valibot', 'pino', 'rate-limiter-flexible', 'node:'],
  },
  {
    name: 'server',
    folder: 'apps/site/server',
    areas: ['behaviour', 'pages', 'blocks', 'design', 'i18n', 'navigation', 'catalogue', 'inquiries', 'config', 'contract'],
    packages: [...drawn, 'schema-dts', 'hono', '@hono/node-server', 'lru-cache', 'pino', 'vite', 'node:'],
  },
  { name: 'site build', folder: 'apps/site', areas: ['server', 'contract'], packages: ['*'] },
  { name: 'cms', folder: 'apps/cms', areas: ['contract'], packages: ['*'] },
]

/** Site and desk know each other through the contract alone; `*` does not cover these. */
export const strangers = [
  { folder: 'apps/site', packages: ['@lindero/cms', 'payload', '@payloadcms', 'next'] },
  { folder: 'apps/cms', packages: ['@lindero/site', 'hono', '@hono/node-server', 'vite'] },
]

/** Only these may look at the environment: everything else is given what it needs. */
export const environmentReaders = [
  /^apps\/[^/]+\/config\/env\.ts$/,
  /^apps\/[^/]+\/((vite|next)\.config\.ts|build\.mjs)$/,
  /^vitest\.config\.ts$/,
]

export const forbiddenFolders = ['utils', 'lib', 'misc', 'helpers']
