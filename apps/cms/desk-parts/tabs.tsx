import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

export interface Tab {
  address: string
  word: string
  count: number
  isCurrent: boolean
}

/** Views of one list, each with how much is in it. */
export function Tabs({ label, tabs, children }: { label: string; tabs: Tab[]; children?: ReactNode }) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      {tabs.map(({ address, word, count, isCurrent }) => (
        <Link key={word} href={address} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
          {word} <small>{count}</small>
        </Link>
      ))}
      {children}
    </nav>
  )
}
