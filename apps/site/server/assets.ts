import type { Locale } from '@lindero/contract'
import type { PagePayload } from '../pages/page.ts'

/** What a page asks the browser to load; addresses are paths on this site. */
export interface PageAssets {
  scripts: string[]
  /** The chunks the script goes on with. */
  needs: string[]
  stylesheets: string[]
  fonts: string[]
  /** The name of the house, which stands at the top of every page. */
  wordmark: string | null
}

export interface ViteManifestEntry {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type ViteManifest = Record<string, ViteManifestEntry>

const entry = 'browser/entry.ts'
const main = 'browser/main.tsx'
const wordmark = 'design/wordmark.svg'
const preview = 'browser/preview.ts'

/** Source of the chunk that draws each view; a test keeps it true to pages/page-chunks.ts. */
export const viewSources: Record<PagePayload['view'], string> = {
  home: 'pages/home/page.tsx',
  contact: 'pages/contact/page.tsx',
  product: 'pages/product/page.tsx',
  category: 'pages/category/page.tsx',
  products: 'pages/products/page.tsx',
  page: 'pages/page/page.tsx',
  error: 'pages/error/page.tsx',
  'fatal-error': 'pages/error/fatal-page.tsx',
}

export function assetsFor(manifest: ViteManifest, view: PagePayload['view'], locale: Locale): PageAssets {
  const start = manifest[entry]
  const wanted = [entry, main, viewSources[view], `i18n/${locale}.ts`]
  const chunks = new Set(wanted.flatMap((key) => withImports(manifest, key)))
  if (start) chunks.delete(start.file)
  const files = Object.values(manifest).map(({ file }) => file)
  return {
    scripts: start ? [address(start.file)] : [],
    needs: [...chunks].map(address),
    stylesheets: unique([...files, ...Object.values(manifest).flatMap(({ css }) => css ?? [])], '.css'),
    fonts: unique(files, '.woff2'),
    wordmark: manifest[wordmark] ? address(manifest[wordmark].file) : null,
  }
}

/** Loaded by pages that show a draft, and by no other. */
export function previewScript(manifest: ViteManifest): string | null {
  return manifest[preview] ? address(manifest[preview].file) : null
}

function withImports(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}

function unique(files: string[], ending: string): string[] {
  return [...new Set(files.filter((file) => file.endsWith(ending)))].map(address)
}

function address(file: string): string {
  return `/${file}`
}
