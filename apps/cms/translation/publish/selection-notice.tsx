'use client'
import { useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../desk-parts/use-words.ts'
import { isRecord } from '../../fields/per-language.ts'

/** Above a list: how many of the chosen documents would be published with gaps. */
export function SelectionNotice({ collectionSlug }: { collectionSlug: string }) {
  const { count, getQueryParams } = useSelection()
  const words = useWords(noticeWords)
  const [open, setOpen] = useState(0)
  const query = count > 0 ? getQueryParams({ translation: { not_equals: 'done' } }) : ''
  useEffect(() => {
    let isWanted = true
    countOpen(collectionSlug, query).then((found) => isWanted && setOpen(found))
    return () => {
      isWanted = false
    }
  }, [collectionSlug, query])
  return (
    <output>
      {open > 0 && <span className="desk-notice tone-warn">{`${open} ${open === 1 ? words.one : words.many}`}</span>}
    </output>
  )
}

async function countOpen(collection: string, query: string): Promise<number> {
  if (query === '') return 0
  try {
    const answer: unknown = await (await fetch(`/api-cms/${collection}/count${query}`)).json()
    return isRecord(answer) && typeof answer.totalDocs === 'number' ? answer.totalDocs : 0
  } catch {
    return 0
  }
}

const noticeWords = {
  en: {
    one: 'of the chosen is not fully translated: publishing it publishes the gaps.',
    many: 'of the chosen are not fully translated: publishing them publishes the gaps.',
  },
  es: {
    one: 'de los elegidos tiene traducciones pendientes: si se publica, se publica así.',
    many: 'de los elegidos tienen traducciones pendientes: si se publican, se publican así.',
  },
}
