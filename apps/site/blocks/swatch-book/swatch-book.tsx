import type { SwatchLayout } from '@lindero/contract'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import styles from './swatch-book.module.css'

export interface SwatchData {
  id: number
  /** What it is, above the name; nothing where the group says it. */
  kind: string
  name: string
  /** Composition, use, care, thickness, minimum: one line each. */
  lines: string[]
  /** Colour of the sample, shown where there is no picture. */
  hex: string
  metal: boolean
  picture: PictureData | null
}

export interface SwatchBookData {
  layout: SwatchLayout
  title: string
  intro: string
  /** In a book one group for each kind, else all of them in one without a name. */
  groups: { kind: string; materials: SwatchData[] }[]
}

/** Large samples with every detail, or the leaves of a book: the kind at the edge, small samples in rows. */
export function SwatchBook({ data: { layout, title, intro, groups }, id }: { data: SwatchBookData; id: string }) {
  const Heading = title ? 'h3' : 'h2'
  const Name = layout === 'book' ? 'p' : Heading
  return (
    <Section id={id} title={title} intro={intro}>
      {groups.map(({ kind, materials }) => (
        <div key={kind} className={styles[layout]}>
          {kind && <Heading>{kind}</Heading>}
          <ul>
            {materials.map((material) => (
              <li key={material.id}>
                <Sample material={material} />
                {material.kind && <p className="eyebrow">{material.kind}</p>}
                <Name>{material.name}</Name>
                {material.lines.map((line) => (
                  <p key={line} className="small quiet num">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

/** A metal without a picture is seen as a ring of its colour. */
function Sample({ material: { picture, metal, hex } }: { material: SwatchData }) {
  return (
    <div className={styles.sample}>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 64rem) 22vw, 46vw" className="cover" decorative />
      ) : (
        <svg viewBox="0 0 8 8" aria-hidden="true" fill={metal ? 'none' : hex}>
          {metal ? <circle cx="4" cy="4" r="2.5" stroke={hex} /> : <path d="M0 0h8v8H0z" />}
        </svg>
      )}
    </div>
  )
}
