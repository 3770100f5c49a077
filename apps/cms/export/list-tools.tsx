'use client'
import { useSearchParams } from 'next/navigation.js'
import { useWords } from '../desk-parts/use-words.ts'
import { importWords } from '../import/desk/words.ts'

/** Above the list of products: what is shown can be taken out, and files brought in. */
export function ListTools() {
  const words = useWords(importWords)
  // The list keeps its filter and search in the address, in the same words the export understands.
  const shown = new URLSearchParams(useSearchParams())
  const address = (format: string) => `/api-cms/products/export?format=${format}&${shown}`
  return (
    <p className="bulk-tools">
      <span>
        {words.exportShown}{' '}
        <a href={address('csv')} download>
          CSV
        </a>{' '}
        <a href={address('xlsx')} download>
          XLSX
        </a>
      </span>
      <a href="/admin/collections/product-imports">{words.importLink}</a>
    </p>
  )
}
