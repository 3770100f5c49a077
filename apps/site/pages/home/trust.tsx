import { Picture } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { LearnMore } from '../learn-more.tsx'
import type { HomeData } from './load.ts'
import styles from './trust.module.css'

/** Papers by name and number; who wants to read them finds them in the register. */
export function Certificates({ certificates }: { certificates: NonNullable<HomeData['certificates']> }) {
  const { title, papers, href } = certificates
  return (
    <Section id="certificates" title={title} aside={<LearnMore about={title} href={href} />}>
      <ul className={styles.papers}>
        {papers.map(({ name, number }) => (
          <li key={name + number}>
            {name}
            <small className="num">{number}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The marks of those who may be named, as quiet as they allow. */
export function Partners({ partners }: { partners: NonNullable<HomeData['partners']> }) {
  const { title, brands, href } = partners
  return (
    <Section id="partners" title={title} aside={<LearnMore about={title} href={href} />}>
      <ul className={styles.marks}>
        {brands.map(({ name, logo }) => (
          <li key={name}>{logo ? <Picture picture={{ ...logo, alt: name }} sizes="9rem" /> : name}</li>
        ))}
      </ul>
    </Section>
  )
}
