'use client'
import { useSearchParams } from 'next/navigation.js'
import { ExportLinks } from '../desk-parts/export-links.tsx'
import { useWords } from '../desk-parts/use-words.ts'
import { importWords } from '../import/desk/words.ts'

/** Above the list of products: what is shown can be taken out, and files brought in. */
export function ListTools() {
  const words = useWords(importWords)
  // The list keeps its filter and search in the address, in the same words the export understands.
  const shown = new URLSearchParams(useSearchParams())
  return (
    <p className="bulk-tools">
      <ExportLinks lead={words.exportShown} path="products" query={shown.toString()} />
      <a href="/admin/collections/product-imports">{words.importLink}</a>
    </p>
  )
}
