import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta, PagePayload } from '../page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  layout: LayoutData
  view: PagePayload['view']
  alternates: PageMeta['alternates']
  children: ReactNode
}

/** The one layout of the site. */
export function Layout({ layout, view, alternates, children }: LayoutProps) {
  const messages = useMessages()
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.layout.skipToContent}
      </a>
      <Header layout={layout} view={view} alternates={alternates} />
      <main id="main">{children}</main>
      <Footer layout={layout} alternates={alternates} />
    </>
  )
}
