import type { Answer } from '../../../behaviour/request-error.ts'
import type { showOverlay } from '../../../design/overlay/show-overlay.ts'
import type { showToast } from '../../../design/toasts/show-toast.ts'
import type { FormWords } from '../../../i18n/forms-en.ts'
import { type FormAnswer, readAnswer } from './read-answer.ts'

export interface SendingParts {
  send: () => Promise<Answer>
  words: Pick<FormWords, 'sent' | 'failed' | 'loading'>
  showOverlay: typeof showOverlay
  showToast: typeof showToast
}

/** F-4: overlay, send, toast; the overlay goes 400 ms after the answer. Where a redirect is named it is not followed. */
export async function sendForm({ send, words, showOverlay, showToast }: SendingParts): Promise<FormAnswer | null> {
  const overlay = showOverlay(words.loading)
  const answer = await readAnswer(send())
  const isSuccess = answer?.isSuccess ?? false
  void showToast(isSuccess ? 'success' : 'error', answer?.output || (isSuccess ? words.sent : words.failed))
  await overlay.close()
  return answer
}
