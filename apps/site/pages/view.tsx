import type { Locale } from '@lindero/contract'
import type { ComponentType } from 'react'
import type { Words } from '../i18n/messages.ts'
import { LanguageProvider } from '../i18n/messages-context.tsx'
import { Layout } from './layout/layout.tsx'
import { Meta } from './meta.tsx'
import { OptionProvider } from './option-context.tsx'
import type { LayoutData, PagePayload } from './page.ts'

export type PageComponent = ComponentType<{ data: never; locale: Locale }>

export interface ViewProps {
  payload: PagePayload
  Page: PageComponent
  layout: LayoutData
  words: Words
  /** Said to screen readers after a navigation. */
  announcement: string
}

/** All that stands inside `#app`; the server and the browser draw it from the same payload. */
export function View({ payload, Page, layout, words, announcement }: ViewProps) {
  const { locale, view, meta } = payload
  const { option } = layout
  // The payload's data belongs to the payload's view; the type is lost on the way through JSON.
  const page = <Page key={meta.canonical} data={payload.data as never} locale={locale} />
  return (
    <LanguageProvider locale={locale} messages={{ ...words, core: option.texts }}>
      <OptionProvider option={option}>
        <Meta payload={payload} site={option.site} />
        <output className="vh" aria-live="polite">
          {announcement}
        </output>
        {view === 'fatal-error' ? (
          page
        ) : (
          <Layout layout={layout} meta={meta}>
            {page}
          </Layout>
        )}
      </OptionProvider>
    </LanguageProvider>
  )
}
