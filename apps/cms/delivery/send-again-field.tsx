'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { SendAgain } from './send-again.tsx'

/** The same press on the page of a webhook message. */
export function SendAgainField() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  return id === undefined ? null : <SendAgain collection="webhook-deliveries" id={id} state={String(state)} />
}
