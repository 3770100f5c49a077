'use client'
import { Button } from '@payloadcms/ui'
import { usePress } from '../../desk-parts/use-press.ts'
import { useWords } from '../../desk-parts/use-words.ts'
import { detailWords } from './words.ts'

export function NotSpam({ id }: { id: number }) {
  const words = useWords(detailWords)
  const { busy, press } = usePress()
  const free = () => press({ address: `/inquiries/${id}/not-spam`, done: words.notSpamDone })
  return (
    <>
      <Button size="small" disabled={busy} onClick={free} margin={false}>
        {words.notSpam}
      </Button>
      <small className="sales-spam__hint">{words.notSpamHint}</small>
    </>
  )
}
