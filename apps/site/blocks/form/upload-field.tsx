import { formsPath } from '@lindero/contract'
import { type ChangeEvent, type ComponentType, useRef, useState } from 'react'
import { showToast } from '../../design/toasts/show-toast.ts'
import type { FieldProps } from './field.tsx'
import { Below } from './field.tsx'
import styles from './form.module.css'
import type { UploadListProps } from './upload/upload-list.tsx'
import { useScripted } from './use-scripted.ts'

/** The server looks into the files themselves. */
const kindsTaken = '.pdf,.png,.jpg,.jpeg,.webp,.ai,.eps,.ps,.zip'

/** Files are sent before the form (E-6), which needs script; without it there is the way to send them by mail. */
export function UploadField({ field, id, data, problem }: FieldProps) {
  const { words, locale, mail } = data
  // Another server could not open what lies on ours.
  const isOurs = data.action === formsPath
  const isOffered = useScripted() && isOurs
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [List, setList] = useState<ComponentType<UploadListProps> | null>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // Until the list has come, nobody has taken what was chosen before.
    setChosen((earlier) => (List ? files : [...earlier, ...files]))
    // The same file may be chosen again after it was removed.
    target.value = ''
    import('./upload/upload-list.tsx').then(
      ({ UploadList }) => setList(() => UploadList),
      () => {
        setChosen([])
        void showToast('error', words.files.broken)
      },
    )
  }
  return (
    <fieldset
      className={styles.wide}
      id={id}
      tabIndex={-1}
      data-field={field.name}
      data-under-way={(!List && chosen.length > 0) || undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend>{field.label}</legend>
      {/* Its room is kept, so that nothing moves when it comes. */}
      <div className={isOurs ? styles.upload : undefined}>
        {isOffered && (
          <p>
            <input
              ref={input}
              type="file"
              multiple
              id={`${id}-input`}
              accept={kindsTaken}
              required={field.required}
              aria-describedby={`${id}-help`}
              onChange={choose}
            />
            <label htmlFor={`${id}-input`}>{words.files.choose}</label> <span className="quiet small">{words.files.drop}</span>
          </p>
        )}
        {List && <List chosen={chosen} kinds={kindsTaken} words={words.files} locale={locale} back={input} />}
      </div>
      <p className={isOurs ? styles.unscripted : styles.elsewhere}>
        {words.filesByMail} {mail && <a href={mail.href}>{mail.label}</a>}
      </p>
      <Below field={field} id={id} problem={problem} />
    </fieldset>
  )
}
