'use client'
import { Button, useFormModified } from '@payloadcms/ui'
import { usePress } from '../desk-parts/use-press.ts'
import { useWords } from '../desk-parts/use-words.ts'

/** Sends a test to what is stored, so first what was changed is saved. */
export function WebhookTestField() {
  const words = useWords(testWords)
  const modified = useFormModified()
  const { busy, press } = usePress()
  return (
    <div className="sales-setting">
      <Button
        buttonStyle="secondary"
        disabled={busy || modified}
        onClick={() => press({ address: '/globals/webhooks/test', done: words.done })}
        margin={false}
      >
        {words.test}
      </Button>
      {modified && <small>{words.saveFirst}</small>}
    </div>
  )
}

const testWords = {
  en: { test: 'Send a test', done: 'The receiver took the test.', saveFirst: 'Save your changes first.' },
  es: { test: 'Enviar una prueba', done: 'El receptor ha aceptado la prueba.', saveFirst: 'Guarde antes los cambios.' },
}
