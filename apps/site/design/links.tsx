import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

interface LinkProps {
  href: string
  /** Leads to another website. */
  leaves?: boolean
  children: ReactNode
}

/** The one filled button of a view. */
export function ButtonLink({ href, leaves, children }: LinkProps) {
  return (
    <a className="btn" href={href} rel={leaves ? 'noopener' : undefined}>
      {children}
    </a>
  )
}

export function TextLink({ href, leaves, children }: LinkProps) {
  return (
    <a className="link" href={href} rel={leaves ? 'noopener' : undefined}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}
