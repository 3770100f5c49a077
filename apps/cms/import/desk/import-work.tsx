'use client'
import { useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Moment } from '../../desk-parts/moment.tsx'
import { useWords } from '../../desk-parts/use-words.ts'
import type { Progress } from '../progress.ts'
import type { ImportState } from '../states.ts'
import { Bar } from './bar.tsx'
import { FileProblems } from './file-problems.tsx'
import { Found } from './found.tsx'
import { NextStep } from './next-step.tsx'
import { StateWord } from './state-word.tsx'
import { isWorking, useProgress } from './use-progress.ts'
import { type ImportWords, importWords } from './words.ts'

const leads: Record<ImportState, keyof ImportWords> = {
  checking: 'checking',
  checked: 'checked',
  running: 'running',
  done: 'done',
  undoing: 'undoing',
  undone: 'undoneLead',
  failed: 'failedLead',
}

export function ImportWork({ first, who }: { first: Progress; who: string }) {
  const words = useWords(importWords)
  const { i18n } = useTranslation()
  const { progress, isAway, ask } = useProgress(first)
  const { state, createdAt, problems, mode } = progress
  return (
    <>
      <header>
        <p className="desk-page__facts">
          <StateWord state={state} locale={deskLocale(i18n)} />
          <span>{words[mode]}</span>
          <span>{who}</span>
          <Moment at={createdAt} />
        </p>
        <p aria-live="polite">{words[leads[state]]}</p>
      </header>
      {isWorking(progress) && <Bar percent={progress.percent} label={words.progress} />}
      {isAway && <p className="desk-notice tone-bad">{words.connection}</p>}
      <FileProblems problems={problems} words={words} />
      <NextStep progress={progress} ask={ask} words={words} />
      {!isWorking(progress) && state !== 'failed' && <Found key={state} progress={progress} words={words} />}
    </>
  )
}
