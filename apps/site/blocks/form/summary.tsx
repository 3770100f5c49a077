import styles from './form.module.css'
import type { FormBlockData, ReturnedForm } from './form-data.ts'

/** For who sent it without script: everything that is wrong, on top, each leading to its field. */
export function Summary({ data, id, returned }: { data: FormBlockData; id: string; returned: ReturnedForm }) {
  const { problems, output } = returned
  const wrong = [...data.fields, ...data.more].filter(({ name }) => problems[name])
  return (
    <div className={styles.summary} role="alert">
      <p>{wrong.length > 0 ? data.words.check : output}</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>
              {label}: {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
