import type { InquiryLine } from '@lindero/contract'
import { useState } from 'react'
import { listLink } from '../../../behaviour/inquiry-list/list-link.ts'
import { copyText } from '../../../design/copy-text.ts'
import { Icon } from '../../../design/icons.tsx'
import { showToast } from '../../../design/toasts/show-toast.ts'
import type { ContactData } from '../load.ts'
import styles from './list-editor.module.css'

/** The list as a link, for a colleague or another device; where it cannot be copied it is shown. */
export function ShareList({ lines, words }: { lines: readonly InquiryLine[]; words: ContactData['listWords'] }) {
  const [shown, setShown] = useState('')
  async function share() {
    const link = listLink(new URL(location.href), lines)
    const isCopied = await copyText(link)
    setShown(isCopied ? '' : link)
    if (isCopied) await showToast('success', words.shared)
  }
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => void share()}>
        <Icon name="share" />
        {words.share}
      </button>
      {shown && (
        <label className={styles.field}>
          {words.shareFailed}
          <input readOnly value={shown} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
