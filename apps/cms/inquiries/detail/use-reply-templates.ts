'use client'
import { useEffect, useState } from 'react'
import { isRecord } from '../../fields/per-language.ts'

export interface Draft {
  subject: string
  text: string
}

interface Template extends Draft {
  title: string
}

/** The templates with this buyer's data filled in, and the answer being written from one of them. */
export function useReplyTemplates(id: number, overwrite: string) {
  const [templates, setTemplates] = useState<Template[]>([])
  const [chosen, setChosen] = useState(0)
  const [draft, setDraft] = useState<Draft>({ subject: '', text: '' })
  useEffect(() => {
    fetchTemplates(id).then((found) => {
      setTemplates(found)
      // What somebody began to write meanwhile stays; the rest is filled in.
      setDraft(({ subject, text }) => ({ subject: subject || (found[0]?.subject ?? ''), text: text || (found[0]?.text ?? '') }))
    })
  }, [id])
  const choose = (index: number) => {
    const [next, last] = [templates[index], templates[chosen]]
    const isUntouched = !draft.text || draft.text === last?.text
    if (!next || !(isUntouched || window.confirm(overwrite))) return
    setChosen(index)
    setDraft(draftOf(next))
  }
  const write = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const startAgain = () => {
    setChosen(0)
    setDraft(draftOf(templates[0] ?? { subject: '', text: '' }))
  }
  return { templates, chosen, choose, draft, write, startAgain }
}

async function fetchTemplates(id: number): Promise<Template[]> {
  const answer = await fetch(`/api-cms/inquiries/${id}/reply-templates`).catch(() => null)
  const read: unknown = answer?.ok ? await answer.json() : null
  const given: unknown[] = isRecord(read) && Array.isArray(read.templates) ? read.templates : []
  return given
    .filter(isRecord)
    .map((row) => ({ title: String(row.title), subject: String(row.subject), text: String(row.text) }))
}

function draftOf({ subject, text }: Draft): Draft {
  return { subject, text }
}
