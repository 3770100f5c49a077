'use client'
import { Link, useListDrawerContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  collection: string
  row: Record<string, unknown> & { id: number | string }
  /** A second way to the same row, for the eye and the mouse alone. */
  quiet?: boolean
}

/** Opens the document of a row; where a list is open to choose from, chooses it. */
export function OpensRow({ children, collection, row, quiet = false }: Props) {
  const { drawerSlug, onSelect } = useListDrawerContext()
  const aside = quiet ? { tabIndex: -1, 'aria-hidden': true } : {}
  if (!drawerSlug)
    return (
      <Link className="desk-row-link" href={`/admin/collections/${collection}/${row.id}`} prefetch={false} {...aside}>
        {children}
      </Link>
    )
  const choose = () => onSelect?.({ collectionSlug: collection, doc: row, docID: String(row.id) })
  return (
    <button type="button" className="desk-row-link" onClick={choose} {...aside}>
      {children}
    </button>
  )
}
