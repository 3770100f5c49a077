import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

interface LinkProps {
  href: string
  children: ReactNode
}

/** The one filled button of a view. */
export function ButtonLink({ href, children }: LinkProps) {
  return (
    <a className="btn" href={href}>
      {children}
    </a>
  )
}

export function TextLink({ href, children }: LinkProps) {
  return (
    <a className="link" href={href}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  )
}
