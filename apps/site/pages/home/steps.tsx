import type { HomeData } from './load.ts'
import styles from './steps.module.css'

export function Steps({ steps }: { steps: HomeData['steps'] }) {
  if (!steps.title && steps.items.length === 0) return null
  return (
    <section className="section" aria-labelledby="steps">
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <h2 className="c6" id="steps">
            {steps.title}
          </h2>
          {steps.text && <p className="c5 o8 lead quiet">{steps.text}</p>}
        </div>
        <ol className={styles.steps}>
          {steps.items.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
