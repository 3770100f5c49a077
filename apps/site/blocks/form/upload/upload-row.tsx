import type { Locale } from '@lindero/contract'
import { Icon } from '../../../design/icons.tsx'
import type { DataWords } from '../../../i18n/en-data.ts'
import { fill, formatNumber } from '../../../i18n/format.ts'
import styles from './upload.module.css'
import type { createUploads, Upload, UploadState } from './uploads.ts'

type Words = DataWords['formView']['files']

interface UploadRowProps {
  upload: Upload
  words: Words
  locale: Locale
  uploads: Pick<ReturnType<typeof createUploads>, 'retry'>
  onRemove: () => void
}

export function UploadRow({ upload: { key, file, state }, words, locale, uploads, onRemove }: UploadRowProps) {
  const { name, size } = file
  const isUnderWay = state.kind === 'underWay'
  const why = trouble(state, words)
  return (
    <li className={styles.row} data-state={state.kind} data-under-way={isUnderWay || undefined}>
      <div>
        <b>{name}</b> <span className="quiet small num">{megabytes(locale, size)}</span>
        {isUnderWay && <Progress name={name} share={state.share} words={words} />}
        <span role="status" className="small">
          {state.kind === 'taken' && words.sent}
          {why}
        </span>
      </div>
      {state.kind === 'broken' && (
        <button type="button" aria-label={fill(words.retryName, { name })} onClick={() => uploads.retry(key)}>
          {words.retry}
        </button>
      )}
      <button type="button" aria-label={fill(isUnderWay ? words.cancel : words.remove, { name })} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </li>
  )
}

function Progress({ name, share, words }: { name: string; share: number; words: Words }) {
  const percent = Math.floor(share * 100)
  return <progress max={1} value={share} aria-label={fill(words.waiting, { percent, name })} />
}

function trouble(state: UploadState, words: Words): string {
  if (state.kind === 'refused') return state.why
  if (state.kind === 'unfit') return words[state.problem]
  return state.kind === 'broken' ? state.why || words.broken : ''
}

function megabytes(locale: Locale, bytes: number): string {
  return `${formatNumber(locale, Math.max(0.1, bytes / 1024 / 1024), 1)} MB`
}
