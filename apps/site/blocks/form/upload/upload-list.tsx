import { envelope, type Locale } from '@lindero/contract'
import { type RefObject, useEffect, useState } from 'react'
import type { DataWords } from '../../../i18n/en-data.ts'
import { UploadRow } from './upload-row.tsx'
import { createUploads, type Upload } from './uploads.ts'

export interface UploadListProps {
  /** Files chosen last; each new array is a new choice. */
  chosen: readonly File[]
  /** Endings of the kinds that can be taken. */
  kinds: string
  words: DataWords['formView']['files']
  locale: Locale
  /** Where the focus goes when a row is gone. */
  back: RefObject<HTMLElement | null>
}

/** Tech packs (E-6): sent as soon as they are chosen, attached to the form by their ids. */
export function UploadList({ chosen, kinds, words, locale, back }: UploadListProps) {
  const [sent, setSent] = useState<readonly Upload[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const [uploads] = useState(() => createUploads(setSent, kinds))
  useEffect(() => uploads.stop, [uploads])
  useEffect(() => setTooMany(!uploads.choose(chosen)), [chosen, uploads])

  function remove(key: string): void {
    uploads.remove(key)
    back.current?.focus()
  }
  return (
    <>
      <ul>
        {sent.map((upload) => (
          <UploadRow key={upload.key} {...{ upload, words, locale, uploads }} onRemove={() => remove(upload.key)} />
        ))}
      </ul>
      {sent.map(({ key, state }) =>
        state.kind === 'taken' ? <input key={key} type="hidden" name={envelope.files} value={state.id} /> : null,
      )}
      <p role="status">{isTooMany && words.many}</p>
    </>
  )
}
