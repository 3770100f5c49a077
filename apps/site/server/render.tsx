import { locales } from '@lindero/contract'
import { renderToString } from 'react-dom/server'
import type { Graph, Thing } from 'schema-dts'
import { allMessages } from '../i18n/all-messages.ts'
import { FatalErrorPage } from '../pages/error/fatal-page.tsx'
import { ErrorPage } from '../pages/error/page.tsx'
import type { LayoutData, PagePayload } from '../pages/page.ts'
import { pages } from '../pages/registry.ts'
import { type PageComponent, View } from '../pages/view.tsx'
import type { PageAssets } from './assets.ts'
import { manifestPath } from './files/web-manifest.ts'
import { scriptJson } from './json-script.ts'
import { PreviewBanner, PreviewHead } from './preview/banner.tsx'
import type { PreviewNotice } from './preview/notice.ts'

export type { PageAssets } from './assets.ts'

export interface DocumentInput {
  payload: PagePayload
  layout: LayoutData
  assets: PageAssets
  /** What search engines read; empty where there is nothing to find. */
  things: Thing[]
  /** Said above the page where it shows a draft. */
  preview?: PreviewNotice | undefined
}

/** The whole HTML document. The browser takes over `#app` and reads the JSON scripts (browser/main.tsx). */
export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${renderToString(<Document {...input} />)}`
}

function Document({ payload, layout, assets, things, preview }: DocumentInput) {
  const { option, ...rest } = layout
  return (
    <html lang={locales[payload.locale].tag.split('-')[0]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f4ef" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={locales[payload.locale].prefix + manifestPath} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Asked for as a mask asks for it, or it would be fetched twice. */}
        {assets.wordmark && (
          <link rel="preload" href={assets.wordmark} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        )}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* The page is whole without its script, which asks for what it needs once the page stands. */}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" data-needs={assets.needs.join(' ')} />
        ))}
        {things.length > 0 && <StructuredData things={things} />}
        {preview && <PreviewHead {...preview} />}
      </head>
      <body>
        <div id="app">
          <View
            payload={payload}
            Page={pageOf(payload.view)}
            layout={layout}
            words={allMessages[payload.locale]}
            announcement=""
          />
        </div>
        {preview && <PreviewBanner {...preview} />}
        <DataScript id="payload" value={payload} />
        <DataScript id="option" value={option} />
        <DataScript id="layout" value={rest} />
      </body>
    </html>
  )
}

function pageOf(view: PagePayload['view']): PageComponent {
  if (view === 'error') return ErrorPage
  return view === 'fatal-error' ? FatalErrorPage : pages[view].Page
}

function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return <script type="application/ld+json">{scriptJson(graph)}</script>
}

/** React leaves the text of a script as it is; scriptJson has made it safe there. */
function DataScript({ id, value }: { id: string; value: unknown }) {
  return (
    <script type="application/json" id={id}>
      {scriptJson(value)}
    </script>
  )
}
