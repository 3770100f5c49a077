import type { ReactNode } from 'react'

/** Pairs of a word and what it is; empty ones are left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== null)
  return (
    <dl className="sales-facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
