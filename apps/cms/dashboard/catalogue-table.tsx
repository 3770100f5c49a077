import { localeCodes, locales } from '@lindero/contract'
import type { FamilyCount } from './read-catalogue.ts'
import type { DashboardWords } from './words.ts'

/** The same figures for whoever cannot or does not want to read a drawing. */
export function CatalogueTable({ families, words }: { families: (FamilyCount & { label: string })[]; words: DashboardWords }) {
  return (
    <details>
      <summary>{words.asTable}</summary>
      <table>
        <thead>
          <tr>
            {[words.family, ...localeCodes.map((code) => locales[code].name)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
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
