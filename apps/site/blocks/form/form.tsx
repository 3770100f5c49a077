import type { ComponentType } from 'react'
import { SideSection } from '../../design/section.tsx'
import { ConsentField } from './consent-field.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'
import type { FormBlockData, ShownField } from './form-data.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { Summary } from './summary.tsx'
import { Thanks } from './thanks.tsx'
import { UploadField } from './upload-field.tsx'
import { useForm } from './use-form.ts'

interface FormProps {
  data: FormBlockData
  id: string
}

export function Form({ data, id }: FormProps) {
  return (
    <SideSection id={id} title={data.title} intro={data.intro}>
      <FormFields key={String(data.isSent)} data={data} id={id} />
    </SideSection>
  )
}

/** The form alone, for a page that has its own place for it. An ordinary form; with script it is checked and sent in place. */
export function FormFields({ data, id }: FormProps) {
  const { form, problems, isSent, writeAgain, ...handlers } = useForm(data)
  const { fields, more, words, returned } = data
  if (isSent) return <Thanks data={data} onAgain={writeAgain} />
  const draw = (field: ShownField) => {
    const View = views[field.type] ?? Field
    const fieldId = `${id}-${field.name}`
    return <View key={field.name} field={field} id={fieldId} data={data} problem={problems[field.name]} />
  }
  const isOpen = more.some(({ name }) => problems[name] || returned?.values[name])
  const last = fields.findIndex(({ type }) => type === 'consent')
  const seam = last < 0 ? fields.length : last
  return (
    <form
      {...handlers}
      ref={form}
      id={`${id}-form`}
      className={styles.form}
      action={data.action}
      method="post"
      noValidate
      aria-labelledby={data.title ? id : undefined}
    >
      {returned && <Summary data={data} id={id} returned={returned} />}
      {fields.slice(0, seam).map(draw)}
      {more.length > 0 && (
        <details className={styles.more} open={isOpen}>
          <summary>
            <b>{words.more}</b> <span className="quiet small">{words.moreHint}</span>
          </summary>
          <div>{more.map(draw)}</div>
        </details>
      )}
      {fields.slice(seam).map(draw)}
      <HiddenFields data={data} id={id} />
      <button className="btn" type="submit">
        {data.submitLabel}
      </button>
    </form>
  )
}

const views: Partial<Record<ShownField['type'], ComponentType<FieldProps>>> = { consent: ConsentField, file: UploadField }
