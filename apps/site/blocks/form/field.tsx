import { Control } from './control.tsx'
import styles from './form.module.css'
import type { FormBlockData, ShownField } from './form-data.ts'

export interface FieldProps {
  field: ShownField
  id: string
  data: FormBlockData
  problem: string | undefined
}

/** A field with its name above, a word of help and what is wrong with it below. */
export function Field({ field, id, data, problem }: FieldProps) {
  const isWide = field.type === 'textarea'
  return (
    <div className={isWide ? styles.wide : undefined}>
      <label htmlFor={id}>
        {field.label}
        <Star field={field} />
      </label>
      <Control field={field} data={data} common={commonOf({ field, id, data, problem })} />
      <Below field={field} id={id} problem={problem} />
    </div>
  )
}

export function Star({ field: { required } }: Pick<FieldProps, 'field'>) {
  return required && <span aria-hidden="true"> *</span>
}

/** What every control says of itself. */
export function commonOf({ field: { name, required, help }, id, problem }: FieldProps) {
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ')
  return { id, name, required, 'aria-invalid': Boolean(problem), 'aria-describedby': described || undefined }
}

export function Below({ field: { help }, id, problem }: Omit<FieldProps, 'data'>) {
  return (
    <>
      {help && (
        <small id={`${id}-help`} className="quiet">
          {help}
        </small>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
