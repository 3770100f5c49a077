import type { FormField } from '@lindero/contract'
import { ButtonLink } from '../../design/links.tsx'
import { SideSection } from '../../design/section.tsx'
import { Field } from './field.tsx'
import styles from './form.module.css'

export interface FormData {
  title: string
  intro: string
  fields: FormField[]
  submitLabel: string
  /** Why the form cannot be sent, and the way to write instead. */
  closed: string
  mail: { label: string; href: string } | null
}

export function Form({ data, id }: { data: FormData; id: string }) {
  return (
    <SideSection id={id} title={data.title} intro={data.intro}>
      <FormFields data={data} id={id} />
    </SideSection>
  )
}

/** The fields alone, for a page that has its own place for them. */
export function FormFields({ data, id }: { data: FormData; id: string }) {
  return (
    <form className={styles.form} aria-labelledby={data.title ? id : undefined}>
      <p className={styles.closed}>
        {data.closed} {data.mail && <ButtonLink href={data.mail.href}>{data.mail.label}</ButtonLink>}
      </p>
      <fieldset disabled>
        {data.fields.map((field) => (
          <Field key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
        <button className="btn" type="submit">
          {data.submitLabel}
        </button>
      </fieldset>
    </form>
  )
}
