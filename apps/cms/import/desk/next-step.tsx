'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { usePress } from '../../desk-parts/use-press.ts'
import type { Progress } from '../progress.ts'
import type { ImportWords } from './words.ts'

interface Props {
  progress: Progress
  ask: () => Promise<void>
  words: ImportWords
}

/** What staff decide next: to run what was checked, to undo what was done, to bring another file. */
export function NextStep({ progress, ask, words }: Props) {
  const { id, state, hasRows, canUndo } = progress
  if (state === 'checking' || state === 'running' || state === 'undoing') return null
  return (
    <div className="bulk-next">
      {state === 'checked' && <Start progress={progress} ask={ask} words={words} />}
      {canUndo && <Undo progress={progress} ask={ask} words={words} />}
      {hasRows && (
        <a href={`/api-cms/product-imports/${id}/report`} download>
          {words.report}
        </a>
      )}
      <a href="/admin/collections/product-imports">{words.again}</a>
    </div>
  )
}

function Start({ progress, ask, words }: Props) {
  const { busy, press } = usePress()
  const { id, counts } = progress
  const count = counts.new + counts.changed
  if (count === 0) return <p className="bulk-next__words">{words.nothing}</p>
  const start = async () => {
    await press({ address: `/product-imports/${id}/start`, done: words.started })
    await ask()
  }
  return (
    <>
      <Button disabled={busy} onClick={start} margin={false}>
        {`${words.start} ${count} ${count === 1 ? words.startRow : words.startRows}`}
      </Button>
      {counts.bad > 0 && (
        <span className="bulk-next__words">{`${counts.bad} ${counts.bad === 1 ? words.badLeftOutOne : words.badLeftOut}.`}</span>
      )}
    </>
  )
}

function Undo({ progress, ask, words }: Props) {
  const { busy, press } = usePress()
  const [isSure, setSure] = useState(false)
  const undo = async () => {
    await press({ address: `/product-imports/${progress.id}/undo`, done: words.undoStarted })
    await ask()
  }
  if (!isSure)
    return (
      <Button buttonStyle="secondary" onClick={() => setSure(true)} margin={false}>
        {words.undo}
      </Button>
    )
  return (
    <div className="bulk-sure">
      <p>{words.undoHint}</p>
      <Button disabled={busy} onClick={undo} margin={false}>
        {words.undoSure}
      </Button>
      <Button buttonStyle="secondary" onClick={() => setSure(false)} margin={false}>
        {words.cancel}
      </Button>
    </div>
  )
}
