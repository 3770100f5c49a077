import { ExportLinks } from '../../desk-parts/export-links.tsx'
import type { ImportWords } from './words.ts'

export function ExportAll({ words }: { words: ImportWords }) {
  return (
    <section className="bulk-export">
      <h2>{words.exportAll}</h2>
      <ExportLinks path="products" />
      <small>{words.exportHint}</small>
    </section>
  )
}
