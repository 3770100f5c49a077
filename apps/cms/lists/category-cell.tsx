import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { newestWords, wordFor } from './read-words.ts'

const nameOf = newestWords('categories', 'name')

/** Categories by name, known with the list: nothing is asked for afterwards. */
export async function CategoryCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const ids = [cellData].flat().map(Number).filter(Number.isInteger)
  const found = await Promise.all(ids.filter((id) => id > 0).map((id) => nameOf(payload, id)))
  const names = found.map((words) => wordFor(words, deskLocale(i18n))).filter(Boolean)
  return names.length > 0 ? <span>{names.join(', ')}</span> : <span className="desk-word tone-quiet">–</span>
}
