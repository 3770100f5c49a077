'use client'
import { FieldDescription, useField } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { plainWords } from '../state/plain-words.ts'
import { OriginalWords } from './original-words.tsx'
import { useTextAt } from './use-texts.ts'

interface Props {
  field: { admin?: { description?: StaticDescription } }
  path: string
  readOnly?: boolean
}

/** Under a field: its help text and, where it is a translation, the original (G-3). */
export function Original({ field, path, readOnly }: Props) {
  const description = field.admin?.description
  return (
    <>
      {description && <FieldDescription description={description} path={path} />}
      <AtPlace path={path} readOnly={readOnly === true} />
    </>
  )
}

function AtPlace({ path, readOnly }: { path: string; readOnly: boolean }) {
  const text = useTextAt(path)
  const { value } = useField<unknown>({ path })
  if (!text) return null
  return <OriginalWords path={path} text={text} isEmpty={plainWords(value) === ''} readOnly={readOnly} />
}
