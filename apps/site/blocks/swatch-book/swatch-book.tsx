import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import styles from './swatch-book.module.css'

export interface SwatchData {
  id: number
  kind: string
  name: string
  /** Colour of the sample, shown where there is no picture. */
  hex: string
  metal: boolean
  picture: PictureData | null
  /** Composition, use, care, thickness, minimum: one line each. */
  lines: string[]
}

export interface SwatchBookData {
  title: string
  intro: string
  materials: SwatchData[]
}

export function SwatchBook({ data, id }: { data: SwatchBookData; id: string }) {
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <ul className={styles.book}>
        {data.materials.map((material) => (
          <li key={material.id}>
            <div className={styles.sample}>
              {material.picture ? (
                <Picture picture={material.picture} sizes="(min-width: 64rem) 22vw, 46vw" className="cover" />
              ) : (
                <svg viewBox="0 0 8 8" aria-hidden="true">
                  {material.metal ? (
                    <circle cx="4" cy="4" r="2.5" fill="none" strokeWidth="1" stroke={material.hex} />
                  ) : (
                    <path d="M0 0h8v8H0z" fill={material.hex} />
                  )}
                </svg>
              )}
            </div>
            <p className="eyebrow">{material.kind}</p>
            <h3>{material.name}</h3>
            {material.lines.map((line) => (
              <p key={line} className="small quiet">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
