import { envelope } from '@lindero/contract'
import styles from './form.module.css'
import type { FormBlockData } from './form-data.ts'

/** What is sent beside the fields, and one field that no person sees: who fills it in is a program (F-7). */
export function HiddenFields({ data, id }: { data: FormBlockData; id: string }) {
  const { name, page, locale, words } = data
  return (
    <>
      {name && <input type="hidden" name={envelope.form} value={name} />}
      <input type="hidden" name={envelope.page} value={page} />
      <input type="hidden" name={envelope.locale} value={locale} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{words.honeypot}</label>
        <input id={`${id}-trap`} name={envelope.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
