import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PagePayload } from '../pages/page.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import { assetsFor, type ViteManifest, viewSources } from './assets.ts'

const manifest: ViteManifest = {
  'browser/entry.ts': { file: 'assets/entry.js', isEntry: true, dynamicImports: ['browser/main.tsx'] },
  'browser/main.tsx': { file: 'assets/main.js', dynamicImports: ['pages/home/page.tsx', 'i18n/en.ts'] },
  'pages/home/page.tsx': { file: 'assets/home.js', imports: ['_grid.js', 'browser/main.tsx'] },
  'pages/product/page.tsx': { file: 'assets/product.js', imports: ['_grid.js'] },
  '_grid.js': { file: 'assets/grid.js', imports: ['browser/main.tsx'] },
  'i18n/en.ts': { file: 'assets/en.js' },
  'i18n/es.ts': { file: 'assets/es.js' },
  'style.css': { file: 'assets/style.css' },
  'serif.woff2': { file: 'assets/serif.woff2' },
  'design/wordmark.svg': { file: 'assets/wordmark.svg' },
}

test('S-15 a page asks for its own chunk, what that needs, and its language, each once, after the first script', () => {
  expect(assetsFor(manifest, 'home', 'es')).toEqual({
    scripts: ['/assets/entry.js'],
    needs: ['/assets/main.js', '/assets/home.js', '/assets/grid.js', '/assets/es.js'],
    stylesheets: ['/assets/style.css'],
    fonts: ['/assets/serif.woff2'],
    wordmark: '/assets/wordmark.svg',
  })
})

test('S-15 every view has a chunk, and its source is where the server looks for it', () => {
  expect(Object.keys(viewSources).sort()).toEqual(Object.keys(pageChunks).sort())
  for (const [view, source] of Object.entries(viewSources)) {
    expect(existsSync(join(import.meta.dirname, '..', source)), `${view}: ${source}`).toBe(true)
    expect(String(pageChunks[view as PagePayload['view']])).toContain(source.replace('pages', ''))
  }
})
