import { localeCodes, locales } from '@lindero/contract'
import { TableHead } from '../desk-parts/table-head.tsx'
import type { FamilyCount } from './read-catalogue.ts'
import type { DashboardWords } from './words.ts'

/** The same figures for whoever cannot or does not want to read a drawing. */
export function CatalogueTable({ families, words }: { families: (FamilyCount & { label: string })[]; words: DashboardWords }) {
  return (
    <details>
      <summary>{words.asTable}</summary>
      <table>
        <TableHead titles={[words.family, ...localeCodes.map((code) => locales[code].name)]} />
        <tbody>
          {families.map(({ family, label, counts }) => (
            <tr key={family}>
              <th scope="row">{label}</th>
              {localeCodes.map((code) => (
                <td key={code}>{counts[code] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
