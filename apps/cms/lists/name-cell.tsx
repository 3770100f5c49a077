import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { OpensRow } from './opens-row.tsx'
import { listWords } from './words.ts'

/** The name of a document, always the way to it, also where a picture stands before it. */
export function NameCell({ cellData, collectionSlug, i18n, rowData }: DefaultServerCellComponentProps) {
  const name = typeof cellData === 'string' && cellData.trim() !== '' ? cellData : null
  return (
    <OpensRow collection={collectionSlug} row={{ ...rowData, id: rowData.id }}>
      {name ?? <em>{listWords[deskLocale(i18n)].unnamed}</em>}
    </OpensRow>
  )
}
