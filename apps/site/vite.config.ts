import { join } from 'node:path'
import { defineConfig } from 'vite'
import { bareImports } from './bundling/bare-imports.ts'
import { buildFiles } from './bundling/build-files.ts'
import { compressAssets } from './bundling/compress-assets.ts'
import { buildIdOf } from './bundling/source-hash.ts'
import { devSite } from './server/dev.ts'

const root = import.meta.dirname
const repository = join(root, '../..')

/** React changes seldom and is kept by browsers over many builds; the rest comes in few pieces: twenty small ones weigh more. */
const chunks = [
  // In no larger chunk, or the first script would wait for that one.
  { name: 'loading', test: /preload-helper|reload-guard|behaviour.constants/ },
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\b/ },
  // What most pages need, and home with it.
  { name: 'frame', test: /apps.site.(browser.main|pages.home.page|design.breadcrumbs)/ },
  // What forms and lists are checked by is needed when somebody writes, and by no page before.
  {
    name: 'parts',
    test: /apps.site.(blocks(?!.customising)|design|pages|i18n|navigation|behaviour.(attempt|request-error))|packages.contract.(?!inquiries)/,
    minShareCount: 3,
  },
]

/** Two builds from one config: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ command, isSsrBuild }) => {
  const build = command === 'build' ? buildIdOf([root, join(repository, 'packages/contract')], repository) : 'dev'
  return {
    root,
    appType: 'custom',
    // Icons, at the addresses where browsers look for them.
    publicDir: isSsrBuild ? false : 'public',
    define: {
      __BUILD_ID__: JSON.stringify(build),
      // The server's bundle is made once and runs nowhere else than in production.
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
    },
    plugins: isSsrBuild ? [] : [bareImports(), buildFiles(build), compressAssets(), devSite()],
    server: { port: Number(process.env.PORT || 3000), strictPort: true, host: process.env.HOST || '0.0.0.0' },
    ssr: isSsrBuild ? { noExternal: true, external: ['pino'], target: 'node' } : {},
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node20',
          emptyOutDir: true,
          rolldownOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
          assetsInlineLimit: 0,
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          cssCodeSplit: false,
          cssMinify: 'lightningcss',
          modulePreload: false,
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          rolldownOptions: { input: ['browser/entry.ts', 'browser/preview.ts'], output: { codeSplitting: { groups: chunks } } },
        },
  }
})
