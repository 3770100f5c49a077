'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../desk-parts/use-words.ts'
import { PlanForm } from './plan-form.tsx'
import { PlannedList } from './planned-list.tsx'
import { usePlanned } from './use-planned.ts'
import { scheduleWords } from './words.ts'

/** Beside a saved document: what is planned for it, and a way to plan more. */
export function PublishLater() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (id === undefined && !globalSlug) return null
  return <Planner entity={collectionSlug ?? globalSlug ?? ''} documentId={globalSlug ? '' : String(id)} />
}

function Planner({ entity, documentId }: { entity: string; documentId: string }) {
  const words = useWords(scheduleWords)
  const [planned, read] = usePlanned(entity, documentId)
  const [open, setOpen] = useState(false)
  if (planned === null) return null
  const done = async () => {
    setOpen(false)
    await read()
  }
  return (
    <section className="later" aria-label={words.title}>
      <h3>{words.title}</h3>
      <PlannedList planned={planned} changed={read} />
      {open ? (
        <PlanForm entity={entity} documentId={documentId} done={done} close={() => setOpen(false)} />
      ) : (
        <Button size="small" buttonStyle="secondary" onClick={() => setOpen(true)} margin={false}>
          {words.open}
        </Button>
      )}
    </section>
  )
}
