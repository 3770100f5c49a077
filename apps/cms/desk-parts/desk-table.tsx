import type { ReactNode } from 'react'
import { TableHead } from './table-head.tsx'

interface Props {
  titles: string[]
  /** What is special about this table. */
  className?: string
  children: ReactNode
}

/** Rows of the desk. On a phone each becomes a card, and cells with `data-title` say what they are. */
export function DeskTable({ titles, className = '', children }: Props) {
  return (
    <table className={`desk-table ${className}`}>
      <TableHead titles={titles} />
      <tbody>{children}</tbody>
    </table>
  )
}
