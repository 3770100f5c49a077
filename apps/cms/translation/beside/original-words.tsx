'use client'
import { locales } from '@lindero/contract'
import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { sendToDesk } from '../../desk-parts/send-to-desk.ts'
import { languageTitle } from '../language-names.ts'
import { stateTones } from '../state-tones.ts'
import { textsQuery } from './ask-texts.ts'
import type { DocumentText } from './document-text.ts'
import { useFill } from './use-fill.ts'
import { lookAgain, useFormLocale, usePlace } from './use-texts.ts'
import { besideWords } from './words.ts'

interface Props {
  path: string
  text: DocumentText
  isEmpty: boolean
  readOnly: boolean
}

export function OriginalWords({ path, text, isEmpty, readOnly }: Props) {
  const desk = deskLocale(useTranslation().i18n)
  const words = besideWords[desk]
  const { fill } = useFill()
  const state = isEmpty ? 'missing' : text.state === 'missing' ? 'done' : text.state
  return (
    <aside className={`words-original desk-beside tone-${state === 'done' ? 'line' : stateTones[state]}`}>
      <p className="words-original__head">
        <span>{languageTitle(text.from, desk)}</span>
        {state !== 'done' && <em>{words[state]}</em>}
        {!readOnly && (
          <button type="button" className="desk-link" title={words.copyTitle} onClick={() => fill(path, text)}>
            {words.copy}
          </button>
        )}
        {!readOnly && state === 'outdated' && <StillRight path={text.path} />}
      </p>
      <p className="words-original__text" lang={locales[text.from].tag}>
        {text.words}
      </p>
      {state === 'outdated' && text.was && (
        <p className="words-original__was">
          <span>{words.was}</span> <del lang={locales[text.from].tag}>{text.was}</del>
        </p>
      )}
    </aside>
  )
}

function StillRight({ path }: { path: string }) {
  const desk = deskLocale(useTranslation().i18n)
  const words = besideWords[desk]
  const place = usePlace(useFormLocale())
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (!place) return
    setBusy(true)
    const { ok, message } = await sendToDesk(`/translations/still-right?${textsQuery(place)}`, { paths: [path] })
    setBusy(false)
    if (ok) toast.success(words.stillRightDone)
    else toast.error(message)
    lookAgain()
  }
  return (
    <button type="button" className="desk-link" title={words.stillRightTitle} disabled={busy} onClick={press}>
      {words.stillRight}
    </button>
  )
}
