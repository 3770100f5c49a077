import type { commonOf } from './field.tsx'
import styles from './form.module.css'
import type { FormBlockData, ShownField } from './form-data.ts'

interface ControlProps {
  field: ShownField
  data: FormBlockData
  common: ReturnType<typeof commonOf>
}

/** How the browser treats each kind of field that is one line: which keyboard a phone shows, what may be filled in by itself. */
const inputs: Partial<Record<ShownField['type'], { type: string; autoComplete?: string; inputMode?: 'numeric' }>> = {
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric' },
  country: { type: 'text', autoComplete: 'country-name' },
  date: { type: 'date' },
}

export function Control({ field: { name, type, options, autoComplete }, data, common }: ControlProps) {
  const shared = { ...common, className: styles.input, defaultValue: data.returned?.values[name] ?? '' }
  if (type === 'textarea') return <textarea {...shared} />
  if (type === 'select') {
    return (
      <select {...shared}>
        <option value="">{data.words.choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const kind = inputs[type] ?? { type: 'text' }
  const list = type === 'country' ? `${common.id}-list` : undefined
  return (
    <>
      <input {...kind} {...shared} autoComplete={autoComplete ?? kind.autoComplete} list={list} />
      {/* Filled in the browser, when somebody comes to the field. */}
      {list && <datalist id={list} />}
    </>
  )
}
