'use client'
import { toast, useLivePreviewContext } from '@payloadcms/ui'
import { useWords } from '../desk-parts/use-words.ts'
import { words } from './words.ts'

/** Beside the button that opens the preview: its link, to be sent to somebody. */
export function CopyLink() {
  const { previewURL } = useLivePreviewContext()
  const { copy, copied, byHand } = useWords(words)
  if (!previewURL) return null
  const press = async () => {
    const link = new URL(previewURL, location.href).href
    try {
      await navigator.clipboard.writeText(link)
      toast.success(copied)
    } catch {
      // Browsers give a page the clipboard only over https.
      prompt(byHand, link)
    }
  }
  return (
    <button type="button" className="copy-preview-link" aria-label={copy} title={copy} onClick={press}>
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.4-2.4a3 3 0 1 0-4.2-4.2l-.8.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.4 2.4a3 3 0 1 0 4.2 4.2l.8-.8" />
      </svg>
    </button>
  )
}
