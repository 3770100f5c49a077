import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './process-steps.module.css'

export interface ProcessStepsData {
  title: string
  intro: string
  steps: { title: string; text: string; picture: PictureData | null; facts: string[] }[]
}

/** Numbered steps; a picture seen from close stands on either side in turn. */
export function ProcessSteps({ data, id }: { data: ProcessStepsData; id: string }) {
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <ol className={styles.steps}>
        {keyed(data.steps, ({ title, text, picture, facts }) => (
          <li>
            {picture && (
              <figure>
                <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 92vw" className="cover" />
              </figure>
            )}
            <div>
              <h3>{title}</h3>
              {text && <p className="quiet">{text}</p>}
              {facts.length > 0 && <ul>{keyed(facts, (fact) => fact && <li>{fact}</li>)}</ul>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
