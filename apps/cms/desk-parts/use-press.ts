'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { sendToDesk } from './send-to-desk.ts'
import { useWords } from './use-words.ts'

interface Press {
  address: string
  body?: unknown
  method?: 'POST' | 'PATCH'
  /** Said when it was done; it may depend on what the desk answered. */
  done: string | ((answer: Record<string, unknown>) => string)
}

/** Something staff do with one press: it is stored, the page shows it, and what went wrong is said in words. */
export function usePress(): { busy: boolean; press: (what: Press) => Promise<boolean> } {
  const router = useRouter()
  const { failed } = useWords(words)
  const [busy, setBusy] = useState(false)
  const press = async ({ address, body, method = 'POST', done }: Press) => {
    setBusy(true)
    const { ok, body: answer, message } = await sendToDesk(address, body, method)
    setBusy(false)
    if (ok) toast.success(typeof done === 'string' ? done : done(answer))
    else toast.error(message || failed)
    // Also after a refusal: somebody else may have been faster.
    router.refresh()
    return ok
  }
  return { busy, press }
}

const words = {
  en: { failed: 'This could not be done now. Please try again.' },
  es: { failed: 'No se ha podido hacer ahora. Inténtelo de nuevo.' },
}
