'use client'
import { isLocale, localeCodes, locales } from '@lindero/contract'
import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { usePress } from '../desk-parts/use-press.ts'
import { useWords } from '../desk-parts/use-words.ts'
import { useQuestion } from '../translation/publish/use-question.tsx'
import { atLocal, localNow, zoneName } from './local-moment.ts'
import { scheduleWords } from './words.ts'

interface Props {
  entity: string
  documentId: string
  done: () => Promise<void>
  close: () => void
}

/** What, in which language, when: in the time of whoever plans. */
export function PlanForm({ entity, documentId, done, close }: Props) {
  const words = useWords(scheduleWords)
  const { i18n } = useTranslation()
  const { busy, press } = usePress()
  const [{ action, language, at }, set] = useState({ action: 'publish', language: 'all', at: '' })
  const change = (part: object) => set((before) => ({ ...before, ...part }))
  const plan = async () => {
    const body = { action, language, entity, documentId, at: atLocal(at) }
    if (await press({ address: '/scheduled-changes/plan', body, done: words.planned })) await done()
  }
  const { ask, isLooking, dialog } = useQuestion('plan', plan)
  // What leaves the site leaves no gaps on it.
  const start = () => (action === 'publish' ? ask(isLocale(language) ? language : null) : plan())
  return (
    <div className="later__form">
      <label className="desk-field">
        <span>{words.action}</span>
        <select value={action} onChange={({ target }) => change({ action: target.value })}>
          <option value="publish">{words.publish}</option>
          <option value="unpublish">{words.unpublish}</option>
        </select>
      </label>
      <label className="desk-field">
        <span>{words.language}</span>
        <select value={language} onChange={({ target }) => change({ language: target.value })}>
          <option value="all">{words.all}</option>
          {localeCodes.map((code) => (
            <option key={code} value={code}>
              {locales[code].name}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-field">
        <span>{words.when}</span>
        <input
          type="datetime-local"
          min={localNow(new Date())}
          value={at}
          onChange={({ target }) => change({ at: target.value })}
        />
      </label>
      <small>{words.zone(zoneName(at ? new Date(at) : new Date(), locales[deskLocale(i18n)].tag))}</small>
      {action === 'publish' && <small>{words.hint}</small>}
      <div className="later__press">
        <Button size="small" disabled={busy || isLooking || at === ''} onClick={start} margin={false}>
          {words.plan}
        </Button>
        <Button size="small" buttonStyle="subtle" disabled={busy} onClick={close} margin={false}>
          {words.close}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
