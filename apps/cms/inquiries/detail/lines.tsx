import { isOf, logoMethods } from '@lindero/contract'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
import type { StoredLine } from '../stored-inquiry.ts'
import { LineStyle } from './line-style.tsx'
import type { Shown } from './shown.ts'

export function Lines(shown: Shown) {
  const { detail, locale, words } = shown
  if (detail.lines.length === 0) return null
  const number = new Intl.NumberFormat(locale)
  const total = detail.lines.reduce((sum, line) => sum + piecesOf(line), 0)
  return (
    <section className="sales-part">
      <h3>{words.lines}</h3>
      <DeskTable titles={[words.style, words.colours, words.logo, words.note]} className="sales-lines">
        {detail.lines.map((line) => (
          <Line key={`${line.product} ${line.styleNo} ${line.note}`} line={line} shown={shown} />
        ))}
      </DeskTable>
      <p className="sales-total">{`${words.total}: ${number.format(total)} ${words.pieces}`}</p>
    </section>
  )
}

function piecesOf({ colours }: StoredLine): number {
  return colours.reduce((sum, { quantity }) => sum + quantity, 0)
}

function Line({ line, shown: { detail, locale, words } }: { line: StoredLine; shown: Shown }) {
  const number = new Intl.NumberFormat(locale)
  const method = isOf(logoMethods, line.logoMethod) ? logoMethods[line.logoMethod][locale] : line.logoMethod
  return (
    <tr>
      <td data-title={words.style}>
        <LineStyle line={line} product={detail.products.get(line.product ?? 0) ?? null} locale={locale} words={words} />
      </td>
      <td data-title={words.colours}>
        <ul>
          {line.colours.map(({ colour, quantity }) => (
            <li key={colour}>{`${colour || '–'} × ${number.format(quantity)}`}</li>
          ))}
        </ul>
      </td>
      <td data-title={words.logo}>{method || '–'}</td>
      <td data-title={words.note}>{line.note || '–'}</td>
    </tr>
  )
}
