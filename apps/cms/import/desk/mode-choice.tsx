import type { ImportMode } from '../states.ts'
import type { ImportWords } from './words.ts'

interface Props {
  mode: ImportMode
  choose: (mode: ImportMode) => void
  words: ImportWords
}

export function ModeChoice({ mode, choose, words }: Props) {
  const choices = [
    { key: 'publish', label: words.publish, hint: words.publishHint },
    { key: 'draft', label: words.draft, hint: words.draftHint },
  ] as const
  return (
    <fieldset className="bulk-mode">
      <legend>{words.mode}</legend>
      {choices.map(({ key, label, hint }) => (
        <label key={key}>
          <input type="radio" name="mode" value={key} checked={mode === key} onChange={() => choose(key)} />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
