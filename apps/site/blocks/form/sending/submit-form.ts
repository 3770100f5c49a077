import { idempotencyKey } from '../../../behaviour/idempotency-key.ts'
import { changeList, readList } from '../../../behaviour/inquiry-list/list.ts'
import { withoutSent } from '../../../behaviour/inquiry-list/list-changes.ts'
import { sendListAlong } from '../../../behaviour/inquiry-list/send-along.ts'
import { showOverlay } from '../../../design/overlay/show-overlay.ts'
import { showToast } from '../../../design/toasts/show-toast.ts'
import type { FormBlockData } from '../form-data.ts'
import { checkForm, type Problems } from './check-form.ts'
import { forgetDraft, keepDraft, readDraft, writeDraft } from './draft.ts'
import { gather, withCodes } from './gather.ts'
import { postForm } from './post-form.ts'
import { sendForm } from './send-form.ts'
import { loadFormWords } from './words.ts'

export interface Submitted {
  isSent: boolean
  problems: Problems
}

/** From the press of the button to the end: checked, sent, said. Every value stays unless it was taken (F-6). */
export async function submitForm(form: HTMLFormElement, data: FormBlockData): Promise<Submitted> {
  const words = await loadFormWords(data).catch(() => null)
  if (!words) {
    // Where the words cannot come the browser sends the form itself, and the server says them.
    sendListAlong()
    form.submit()
    return { isSent: false, problems: {} }
  }
  const pairs = gather(form)
  const problems = { ...checkForm(data, pairs, words), ...filesNotSent(form, data) }
  if (Object.keys(problems).length > 0) return { isSent: false, problems }
  keepDraft(form, data)
  const sent = readList()
  const answer = await sendForm({ send: () => postForm(data, withCodes(pairs, data)), words, showOverlay, showToast })
  if (answer?.isKeyTaken) writeDraft(data, { ...readDraft(data), key: idempotencyKey(), sent: '' })
  if (!answer?.isSuccess) return { isSent: false, problems: answer?.problems ?? {} }
  forgetDraft(data)
  if (!data.name) changeList((lines) => withoutSent(lines, sent))
  return { isSent: true, problems: {} }
}

/** A file that broke on its way stops the form once: the buyer may not have seen it, or may want to do without. */
function filesNotSent(form: HTMLFormElement, { words }: FormBlockData): Problems {
  const waiting = form.querySelector('[data-under-way]')
  const broken = form.querySelectorAll<HTMLElement>('[data-state=broken]:not([data-told])')
  for (const row of broken) row.dataset.told = ''
  const field = (waiting ?? broken[0])?.closest('fieldset')?.dataset.field
  return field ? { [field]: waiting ? words.files.wait : words.files.unsent } : {}
}
