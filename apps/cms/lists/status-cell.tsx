import { localeCodes, locales } from '@lindero/contract'
import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { standingsIn } from './read-statuses.ts'
import { listWords } from './words.ts'

/** How a document stands in each language, at a glance: a colour, a mark and the word. */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const words = listWords[deskLocale(i18n)]
  const standings = (await standingsIn(collectionSlug)(payload, Number(rowData.id))) ?? {}
  return (
    <ul className="desk-standing">
      {localeCodes.map((code) => {
        const standing = standings[code] ?? 'draft'
        return (
          <li key={code} className={`desk-standing__${standing}`}>
            <abbr title={locales[code].name}>{code.toUpperCase()}</abbr> {words[standing]}
          </li>
        )
      })}
    </ul>
  )
}
