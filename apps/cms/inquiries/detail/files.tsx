import type { Locale } from '@lindero/contract'
import type { Shown } from './shown.ts'

export function Files({ detail, locale, words }: Shown) {
  if (detail.files.length === 0) return null
  return (
    <section className="sales-part">
      <h3>{words.files}</h3>
      <ul className="sales-files">
        {detail.files.map(({ id, name, type, size }) => (
          <li key={id}>
            <a href={`/api-cms/inquiry-files/${id}/download`} download aria-label={`${words.download}: ${name}`}>
              {name}
            </a>
            <small>{`${sizeText(size, locale)}, ${type}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
