import type { ImportWords } from './words.ts'

export function ExportAll({ words }: { words: ImportWords }) {
  return (
    <section className="bulk-export">
      <h2>{words.exportAll}</h2>
      <p>
        <a href="/api-cms/products/export?format=xlsx" download>
          XLSX
        </a>
        <a href="/api-cms/products/export?format=csv" download>
          CSV
        </a>
      </p>
      <small>{words.exportHint}</small>
    </section>
  )
}
