import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './customising-options.module.css'

export interface CustomisingOptionsData {
  title: string
  intro: string
  groups: {
    title: string
    picture: PictureData | null
    /** `terms`: minimum and added days, in words. */
    options: { label: string; text: string; terms: string[] }[]
  }[]
}

export function CustomisingOptions({ data, id }: { data: CustomisingOptionsData; id: string }) {
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      {keyed(data.groups, ({ title, picture, options }) => (
        <div className={`grid ${styles.group}`}>
          <div className="c4">
            {title && <h3>{title}</h3>}
            {picture && (
              <figure>
                <Picture picture={picture} sizes="(min-width: 64rem) 30vw, 92vw" className="cover" />
              </figure>
            )}
          </div>
          <ul className="c8 o5">
            {keyed(options, ({ label, text, terms }) => (
              <li>
                <h4>{label}</h4>
                <p className="quiet">{text}</p>
                <p className="small num">
                  {keyed(terms, (term) => (
                    <span>{term}</span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
