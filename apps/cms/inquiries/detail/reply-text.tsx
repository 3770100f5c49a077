'use client'
import { useWords } from '../../desk-parts/use-words.ts'
import type { Draft } from './use-reply-templates.ts'
import { detailWords } from './words.ts'

interface Props {
  draft: Draft
  preview: boolean
  write: (change: Partial<Draft>) => void
}

/** The answer while it is written, or as it will be read. */
export function ReplyText({ draft, preview, write }: Props) {
  const words = useWords(detailWords)
  if (preview) {
    return (
      <article className="sales-preview">
        <h4>{draft.subject}</h4>
        <p>{draft.text}</p>
      </article>
    )
  }
  return (
    <>
      <label className="desk-field">
        <span>{words.subject}</span>
        <input value={draft.subject} maxLength={200} onChange={({ target }) => write({ subject: target.value })} />
      </label>
      <label className="desk-field">
        <span>{words.text}</span>
        <textarea rows={12} maxLength={20_000} value={draft.text} onChange={({ target }) => write({ text: target.value })} />
      </label>
    </>
  )
}
