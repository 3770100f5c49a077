import type { StepLayout } from '@lindero/contract'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section, SectionHead } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './process-steps.module.css'

export interface ProcessStepsData {
  layout: StepLayout
  title: string
  intro: string
  steps: { title: string; text: string; picture: PictureData | null; facts: string[] }[]
}

const looks: Record<StepLayout, string> = {
  alternating: `${styles.steps} ${styles.pairs}`,
  macro: `${styles.steps} ${styles.pairs} ${styles.macro}`,
  walk: `${styles.steps} ${styles.walk}`,
  list: `${styles.steps} ${styles.list}`,
}

const half = '(min-width: 64rem) 54vw, 92vw'

/** Numbered steps: beside pictures, close to them, on a walk past them, or as a list alone. */
export function ProcessSteps({ data, id }: { data: ProcessStepsData; id: string }) {
  const { layout, title, intro } = data
  if (layout !== 'walk') {
    return (
      <Section id={id} title={title} intro={intro}>
        <Steps data={data} id={id} />
      </Section>
    )
  }
  return (
    <section aria-labelledby={title ? id : undefined}>
      {(title || intro) && (
        <div className={`wrap ${styles.walkHead}`}>
          <SectionHead id={id} title={title} intro={intro} />
        </div>
      )}
      <Steps data={data} id={id} />
    </section>
  )
}

function Steps({ data: { layout, title, steps }, id }: { data: ProcessStepsData; id: string }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <ol className={looks[layout]}>
      {keyed(steps, (step, place) => (
        <li id={`${id}-${place}`}>
          {step.picture && layout !== 'list' && (
            <figure>
              <Picture picture={step.picture} sizes={layout === 'walk' ? '100vw' : half} className="cover" />
            </figure>
          )}
          <div>
            <Heading>{step.title}</Heading>
            {step.text && <p className="quiet">{step.text}</p>}
            {step.facts.length > 0 && <ul>{keyed(step.facts, (fact) => fact && <li>{fact}</li>)}</ul>}
          </div>
        </li>
      ))}
    </ol>
  )
}
