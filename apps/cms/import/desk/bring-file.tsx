'use client'
import { useRouter } from 'next/navigation.js'
import { type DragEvent, useState } from 'react'
import { useWords } from '../../desk-parts/use-words.ts'
import type { ImportMode } from '../states.ts'
import { Bar } from './bar.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { sendFile } from './send-file.ts'
import { importWords } from './words.ts'

/** A file dropped or chosen is sent at once; its check is shown on a page of its own. */
export function BringFile() {
  const words = useWords(importWords)
  const router = useRouter()
  const [mode, setMode] = useState<ImportMode>('publish')
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isOver, setOver] = useState(false)
  const send = async (file: File | null | undefined) => {
    if (!file) return
    setProblem('')
    setPercent(0)
    const { id, message } = await sendFile(file, mode, setPercent)
    if (id !== null) return router.push(`/admin/collections/product-imports/${id}`)
    setPercent(null)
    setProblem(message || words.failed)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files.item(0))
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <section className="bulk-bring">
      <ModeChoice mode={mode} choose={setMode} words={words} />
      <div className={isOver ? 'bulk-drop bulk-drop--over' : 'bulk-drop'}>
        {percent === null ? (
          <label onDragOver={drag} onDragLeave={drag} onDrop={drop}>
            <strong>{words.drop}</strong>
            <span className="bulk-drop__choose">{words.choose}</span>
            <input type="file" accept=".csv,.xlsx,.txt,.tsv" onChange={({ target }) => void send(target.files?.item(0))} />
          </label>
        ) : (
          <Bar percent={percent} label={words.uploading} />
        )}
      </div>
      {problem && (
        <p role="alert" className="desk-notice tone-bad">
          {problem}
        </p>
      )}
      <small>{words.checkFirst}</small>
    </section>
  )
}
