import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, localeCodes } from '@lindero/contract'
import { expect, test } from 'vitest'
import { assetsFor, type ViteManifest, viewSources } from './server/assets.ts'

const client = join(import.meta.dirname, 'dist/client')
const kilobyte = 1000
const limits = { homeScript: 75, pageChunk: 6, styles: 12, fonts: 60 }

function readManifest(): ViteManifest {
  const file = join(client, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error('There is no build to weigh; run `npm run build -w @lindero/site` first.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Bytes on the wire: the brotli file beside an asset; fonts are compressed already. */
function weigh(addresses: Iterable<string>): number {
  let bytes = 0
  for (const address of addresses) {
    const file = join(client, address)
    bytes += statSync(address.endsWith('.woff2') ? file : `${file}.br`).size
  }
  return bytes / kilobyte
}

function check(what: string, weight: number, limit: number): void {
  const figures = `${what}: ${weight.toFixed(1)} KB of ${limit} KB`
  expect(weight, figures).toBeLessThanOrEqual(limit)
}

const scriptsOf = (manifest: ViteManifest, view: keyof typeof viewSources, locale: Locale = defaultLocale) => {
  const { scripts, needs } = assetsFor(manifest, view, locale)
  return new Set([...scripts, ...needs])
}

test.each(localeCodes)('P-3 all script of the home page stays in its budget (%s)', (locale) => {
  const manifest = readManifest()
  check(`home, ${locale}`, weigh(scriptsOf(manifest, 'home', locale)), limits.homeScript)
})

test.each(Object.keys(viewSources) as (keyof typeof viewSources)[])(
  'P-3 what the %s page adds to home stays in its budget',
  (view) => {
    const manifest = readManifest()
    const home = scriptsOf(manifest, 'home')
    check(view, weigh([...scriptsOf(manifest, view)].filter((address) => !home.has(address))), limits.pageChunk)
  },
)

test.each([
  ['E-2 the picture viewer', 'design/viewer/viewer.tsx'],
  ['F-5 what draws messages', 'design/toasts/toast-root.tsx'],
  ['F-1 what draws a form', 'blocks/form/form.tsx'],
  ['F-1 what checks and sends a form', 'blocks/form/form-work.ts'],
  ['E-6 what sends files', 'blocks/form/upload/upload-list.tsx'],
  ['E-5 what edits the inquiry list', 'pages/contact/inquiry-list/list-editor.tsx'],
  ['G-2 what keeps a preview up to date', 'browser/preview.ts'],
])('P-3 %s is a chunk of its own, loaded by no page before it is used', (_, source) => {
  const manifest = readManifest()
  const chunk = `/${manifest[source]?.file}`
  check(source, weigh([chunk]), limits.pageChunk)
  for (const view of ['product', 'page', 'home', 'contact'] as const) expect(scriptsOf(manifest, view)).not.toContain(chunk)
})

test('P-3 F-1 no page carries the rules of forms before somebody writes', () => {
  const manifest = readManifest()
  const holdsCountries = (address: string) => readFileSync(join(client, address), 'utf8').includes('AD AE AF AG')
  expect(Object.values(manifest).filter(({ file }) => file.endsWith('.js') && holdsCountries(file))).toHaveLength(1)
  for (const view of Object.keys(viewSources) as (keyof typeof viewSources)[])
    expect([...scriptsOf(manifest, view)].filter(holdsCountries)).toEqual([])
})

test('P-3 one style sheet and two fonts, each in its budget', () => {
  const { stylesheets, fonts } = assetsFor(readManifest(), 'home', 'en')
  expect(stylesheets).toHaveLength(1)
  expect(fonts).toHaveLength(2)
  check('styles', weigh(stylesheets), limits.styles)
  check('fonts', weigh(fonts), limits.fonts)
})
