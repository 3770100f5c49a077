import { Icon } from './icons.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** The listing that is searched. */
  action: string
  label: string
  hint: string
  /** What the button is called; the icon alone is shown. */
  submit: string
  value?: string
  /** A quiet line instead of a box, for the header. */
  slim?: boolean
}

/** An ordinary form: what is typed becomes `?q=` of the listing, with or without script. */
export function SearchForm({ action, label, hint, submit, value = '', slim = false }: SearchFormProps) {
  return (
    <form action={action} className={slim ? `${styles.form} ${styles.slim}` : styles.form}>
      {/* The key makes a new field when another search is shown; until then what is typed stays. */}
      <input key={value} type="search" name="q" maxLength={100} defaultValue={value} placeholder={hint} aria-label={label} />
      <button type="submit" aria-label={submit}>
        <Icon name="search" />
      </button>
    </form>
  )
}
