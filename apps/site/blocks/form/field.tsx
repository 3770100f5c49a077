import type { FormField, FormFieldType } from '@lindero/contract'
import styles from './form.module.css'

/** How the browser treats each kind of field that is one line. */
const inputs: Partial<Record<FormFieldType, { type: string; autoComplete?: string }>> = {
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  country: { type: 'text', autoComplete: 'country-name' },
  file: { type: 'file' },
}

export function Field({ field, id }: { field: FormField; id: string }) {
  const { type, name, label, help, required } = field
  const common = { id, name, required, 'aria-describedby': help ? `${id}-help` : undefined }
  const words = (
    <label htmlFor={id}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  )
  const hint = help && (
    <small id={`${id}-help`} className="quiet">
      {help}
    </small>
  )
  if (type === 'consent') {
    return (
      <div className={`${styles.consent} ${styles.wide}`}>
        <input type="checkbox" {...common} />
        <div>
          {words}
          {hint}
        </div>
      </div>
    )
  }
  return (
    <div className={type === 'textarea' || type === 'file' ? styles.wide : undefined}>
      {words}
      {type === 'textarea' ? (
        <textarea className={styles.input} {...common} />
      ) : type === 'select' ? (
        <select className={styles.input} {...common}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input className={styles.input} {...(inputs[type] ?? { type: 'text' })} {...common} />
      )}
      {hint}
    </div>
  )
}
