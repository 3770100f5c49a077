import { locales } from '@lindero/contract'
import { renderToString } from 'react-dom/server'
import icon from '../design/icon.svg?inline'
import { allMessages } from '../i18n/all-messages.ts'
import { FatalErrorPage } from '../pages/error/fatal-page.tsx'
import { ErrorPage } from '../pages/error/page.tsx'
import type { LayoutData, PagePayload } from '../pages/page.ts'
import { pages } from '../pages/registry.ts'
import { type PageComponent, View } from '../pages/view.tsx'
import type { PageAssets } from './assets.ts'
import { scriptJson } from './json-script.ts'

export type { PageAssets } from './assets.ts'

export interface DocumentInput {
  payload: PagePayload
  layout: LayoutData
  assets: PageAssets
}

/** The whole HTML document. The browser takes over `#app` and reads the JSON scripts (browser/entry.tsx). */
export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${renderToString(<Document {...input} />)}`
}

function Document({ payload, layout, assets }: DocumentInput) {
  const { option, ...rest } = layout
  return (
    <html lang={locales[payload.locale].tag.split('-')[0]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f4ef" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.modulePreloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
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

/** React leaves the text of a script as it is; scriptJson has made it safe there. */
function DataScript({ id, value }: { id: string; value: unknown }) {
  return (
    <script type="application/json" id={id}>
      {scriptJson(value)}
    </script>
  )
}
