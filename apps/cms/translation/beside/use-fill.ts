'use client'
import { useForm } from '@payloadcms/ui'
import { plainWords } from '../state/plain-words.ts'
import type { DocumentText } from './document-text.ts'
import { rowPath } from './row-path.ts'

interface Fill {
  /** Puts the original into one field. */
  fill: (path: string, text: DocumentText) => void
  /** Puts the original into every field that is empty; gives how many were. */
  fillEmpty: (texts: readonly DocumentText[]) => number
}

/** Copies words within the form alone: they are saved, as a draft and under the same rules, as if they had been typed. */
export function useFill(): Fill {
  const { dispatchFields, getFields, setModified } = useForm()
  const fill = (path: string, { value }: DocumentText) => {
    // A formatted text is drawn anew only when its first value is another.
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    setModified(true)
  }
  const fillEmpty = (texts: readonly DocumentText[]) => {
    const fields = getFields()
    const byPath = new Map(texts.map((text) => [text.path, text]))
    const empty = Object.entries(fields).flatMap(([path, field]) => {
      const text = byPath.get(rowPath(path, (row) => fields[`${row}.id`]?.value))
      return text && plainWords(field.value) === '' ? [{ path, text }] : []
    })
    for (const { path, text } of empty) fill(path, text)
    return empty.length
  }
  return { fill, fillEmpty }
}
