import { Below, commonOf, type FieldProps, Star } from './field.tsx'
import styles from './form.module.css'

/** What the buyer agrees to, with the way to the page that says more. */
export function ConsentField(props: FieldProps) {
  const { field, id, data, problem } = props
  return (
    <div className={`${styles.consent} ${styles.wide}`}>
      <input type="checkbox" {...commonOf(props)} defaultChecked={Boolean(data.returned?.values[field.name])} />
      <div>
        <label htmlFor={id}>
          {field.label}
          <Star field={field} />
        </label>{' '}
        {data.privacy && <a href={data.privacy.href}>{data.privacy.label}</a>}
        <Below field={field} id={id} problem={problem} />
      </div>
    </div>
  )
}
