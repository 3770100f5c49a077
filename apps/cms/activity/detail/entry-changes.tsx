import { type Locale, locales } from '@lindero/contract'
import { DeskTable } from '../../desk-parts/desk-table.tsx'
import type { Change, Told } from '../change.ts'
import type { ActivityWords } from '../words.ts'
import type { Titles } from './read-titles.ts'
import { toldText } from './told-text.ts'

interface Props {
  changes: Change[]
  locale: Locale
  titles: Titles
  words: ActivityWords
}

/** Field by field: what stood there, what stands there since. */
export function EntryChanges({ changes, ...shown }: Props) {
  const { words } = shown
  if (changes.length === 0) return <p className="desk-empty">{words.noFields}</p>
  return (
    <DeskTable titles={[words.field, words.before, words.after]} className="activity-changes">
      {changes.map((change) => (
        <Line key={`${change.path} ${change.language ?? ''}`} change={change} {...shown} />
      ))}
    </DeskTable>
  )
}

function Line({ change, locale, titles, words }: Omit<Props, 'changes'> & { change: Change }) {
  const { after, before, label, language } = change
  const said = (told: Told) => toldText(told, locale, words, titles)
  return (
    <tr>
      <th scope="row">
        {label[locale]}
        {language && <small>{locales[language].name}</small>}
      </th>
      {before === undefined && after === undefined ? (
        <td colSpan={2}>{words[withoutValues(change)]}</td>
      ) : (
        <>
          <td className="activity-before" data-title={words.before}>
            {before !== undefined && (said(before) || <em>{words.nothing}</em>)}
          </td>
          <td className="activity-after" data-title={words.after}>
            {after !== undefined && (said(after) || <em>{words.nothing}</em>)}
          </td>
        </>
      )}
    </tr>
  )
}

function withoutValues({ moved, stillRight }: Change): 'moved' | 'stillRight' | 'unsaid' {
  if (moved) return 'moved'
  return stillRight ? 'stillRight' : 'unsaid'
}
