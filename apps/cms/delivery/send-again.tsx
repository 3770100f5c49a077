'use client'
import { Button } from '@payloadcms/ui'
import { usePress } from '../desk-parts/use-press.ts'
import { useWords } from '../desk-parts/use-words.ts'

interface Props {
  collection: 'mails' | 'webhook-deliveries'
  id: number | string
  state: string
}

/** Puts something that rests back into its queue; nothing to press while it is on its way or was sent. */
export function SendAgain({ collection, id, state }: Props) {
  const words = useWords(sendWords)
  const { busy, press } = usePress()
  if (state !== 'failed' && state !== 'kept') return null
  const send = () => press({ address: `/${collection}/${id}/send`, done: words.done })
  return (
    <Button size="small" buttonStyle="secondary" disabled={busy} onClick={send} margin={false}>
      {state === 'failed' ? words.tryAgain : words.sendNow}
    </Button>
  )
}

const sendWords = {
  en: { tryAgain: 'Try again', sendNow: 'Send now', done: 'It is in the queue again.' },
  es: { tryAgain: 'Reintentar', sendNow: 'Enviar ahora', done: 'Vuelve a estar en la cola.' },
}
