import { LogoSample } from '../../blocks/customising-options/logo-sample.tsx'
import { Section } from '../../design/section.tsx'
import { LearnMore } from '../learn-more.tsx'
import type { CustomisingData } from './customising-data.ts'
import styles from './made-yours.module.css'

/** The ways to put a name on this style, and what else may be changed. */
export function MadeYours({ customising }: { customising: CustomisingData }) {
  const { title, intro, methods, further, href } = customising
  return (
    <Section id="made-yours" title={title} intro={intro} aside={href && <LearnMore about={title} href={href} />}>
      <ul className={styles.methods}>
        {methods.map(({ key, name, text, terms }) => (
          <li key={key}>
            <LogoSample method={key} />
            <h3>{name}</h3>
            {text && <p className="small">{text}</p>}
            {terms && <p className="small quiet num">{terms}</p>}
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <dl className={styles.further}>
          {further.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
