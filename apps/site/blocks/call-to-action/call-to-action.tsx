import { type ActionData, Actions } from '../../design/actions.tsx'
import styles from './call-to-action.module.css'

export interface CallToActionData {
  title: string
  text: string
  actions: ActionData[]
}

/** The stone section that ends a page and leads on. */
export function CallToAction({ data, id }: { data: CallToActionData; id: string }) {
  const { title, text, actions } = data
  return (
    <section className="section on-stone" aria-labelledby={title ? id : undefined}>
      <div className="wrap grid call">
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div>
          {text && <p className="lead">{text}</p>}
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
