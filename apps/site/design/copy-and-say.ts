import { copyText } from './copy-text.ts'
import { showToast } from './toasts/show-toast.ts'

/** Puts words on the clipboard and says whether that went well. */
export async function copyAndSay(text: string, done: string, failed: string): Promise<void> {
  if (await copyText(text)) await showToast('success', done)
  else await showToast('error', failed)
}
