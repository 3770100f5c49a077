'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { usePress } from '../../desk-parts/use-press.ts'
import { useWords } from '../../desk-parts/use-words.ts'
import { ReplyText } from './reply-text.tsx'
import { useReplyTemplates } from './use-reply-templates.ts'
import { detailWords } from './words.ts'

/** An answer to the buyer: begun from a template in the buyer's language, looked at, sent. */
export function ReplyForm({ id, to }: { id: number; to: string }) {
  const words = useWords(detailWords)
  const { busy, press } = usePress()
  const [preview, setPreview] = useState(false)
  const { templates, chosen, choose, draft, write, startAgain } = useReplyTemplates(id, words.overwrite)
  const done = ({ state }: Record<string, unknown>) => (state === 'kept' ? words.replyKept : words.replyDone)
  const send = async () => {
    if (!(await press({ address: `/inquiries/${id}/reply`, body: draft, done }))) return
    setPreview(false)
    startAgain()
  }
  const isWritten = draft.subject.trim() !== '' && draft.text.trim() !== ''
  if (!to) return <p className="sales-part">{words.noAddress}</p>
  return (
    <section className="sales-part sales-reply">
      <h3>{words.reply}</h3>
      <p className="sales-reply__to">{`${words.replyTo}: ${to}`}</p>
      <label className="desk-field">
        <span>{words.template}</span>
        <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {templates.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ReplyText draft={draft} preview={preview} write={write} />
      <div className="sales-reply__buttons">
        <Button size="medium" disabled={busy || !isWritten} onClick={send} margin={false}>
          {busy ? words.sending : words.send}
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={() => setPreview(!preview)} margin={false}>
          {preview ? words.edit : words.preview}
        </Button>
      </div>
    </section>
  )
}
