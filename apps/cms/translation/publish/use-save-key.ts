'use client'
import { useDocumentInfo, useEditDepth, useForm, useFormModified, useHotkey, useLocale } from '@payloadcms/ui'
import { useDocumentAddress } from './use-publish.ts'

/** Ctrl+S saves a draft at once; it is what the desk's own button does beside publishing. */
export function useSaveKey(): void {
  const { submit } = useForm()
  const { code } = useLocale()
  const { globalSlug, id } = useDocumentInfo()
  const modified = useFormModified()
  const address = useDocumentAddress()
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (!modified) return
    const action = `${address}?depth=0&draft=true&fallback-locale=null&locale=${code}`
    const method = globalSlug || id === undefined ? 'POST' : 'PATCH'
    void submit({ action, method, overrides: { _status: 'draft' }, skipValidation: true })
  })
}
