'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { usePress } from '../../desk-parts/use-press.ts'
import { useWords } from '../../desk-parts/use-words.ts'
import { detailWords } from './words.ts'

/** Notes themselves stand among what happened; here a new one is written. */
export function NoteForm({ id }: { id: number }) {
  const words = useWords(detailWords)
  const { busy, press } = usePress()
  const [text, setText] = useState('')
  const add = async () => {
    if (await press({ address: `/inquiries/${id}/note`, body: { text }, done: words.noteDone })) setText('')
  }
  return (
    <section className="sales-part">
      <h3>{words.notes}</h3>
      <label className="desk-field">
        <span>{words.notesHint}</span>
        <textarea rows={3} maxLength={5000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button size="small" buttonStyle="secondary" disabled={busy || text.trim() === ''} onClick={add} margin={false}>
        {words.addNote}
      </Button>
    </section>
  )
}
