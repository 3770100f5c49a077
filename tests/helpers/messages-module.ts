import path from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import type { showOverlay } from '../../apps/site/design/overlay/show-overlay.ts'
import type { showToast } from '../../apps/site/design/toasts/show-toast.ts'

/** What a page says and covers itself with, as forms use it. */
export interface MessagesModule {
  showToast: typeof showToast
  showOverlay: typeof showOverlay
}

interface Built {
  script: string
  styles: string
}

const design = path.join(import.meta.dirname, '../../apps/site/design')
const entry = 'under-test'
const code = `
  import { showToast } from '${design}/toasts/show-toast.ts'
  import { showOverlay } from '${design}/overlay/show-overlay.ts'
  window.messages = { showToast, showOverlay }
`

/** The site's own sources in one file: their names inside the site's chunks are shortened, and nothing of them is on `window`. */
export async function buildMessages(): Promise<Built> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // Said here because tests run in a mode of their own.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { transformer: 'lightningcss' },
    plugins: [{ name: entry, resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  const styles = output.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
  return { script, styles: styles.join('') }
}

/** Gives it to a page from the page's own host, so that the page's policy stays in force. */
export async function offerMessages(page: Page, { script, styles }: Built): Promise<void> {
  await page.route('**/under-test.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('**/under-test.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }))
}

/** To be called on a page that stands. */
export async function useMessagesModule(page: Page): Promise<void> {
  await page.addStyleTag({ url: '/under-test.css' })
  await page.addScriptTag({ url: '/under-test.js', type: 'module' })
}

declare global {
  interface Window {
    /** Only in tests. */
    messages: MessagesModule
  }
}
