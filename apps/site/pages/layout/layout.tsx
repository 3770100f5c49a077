import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { LayoutData, PageMeta } from '../page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  layout: LayoutData
  meta: PageMeta
  children: ReactNode
}

/** The one layout of the site. */
export function Layout({ layout, meta, children }: LayoutProps) {
  const messages = useMessages()
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.layout.skipToContent}
      </a>
      <Header layout={layout} meta={meta} />
      <main id="main">{children}</main>
      <Footer option={layout.option} alternates={meta.alternates} />
    </>
  )
}
