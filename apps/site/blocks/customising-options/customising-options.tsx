import type { LogoMethod } from '@lindero/contract'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './customising-options.module.css'
import { LogoSample } from './logo-sample.tsx'

export interface CustomisingOptionsData {
  title: string
  intro: string
  groups: {
    title: string
    picture: PictureData | null
    /** `terms`: minimum and added days, in words. */
    options: { label: string; text: string; method: LogoMethod | null; terms: string[] }[]
  }[]
}

export function CustomisingOptions({ data, id }: { data: CustomisingOptionsData; id: string }) {
  const [Group, Option] = data.title ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const)
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      {keyed(data.groups, ({ title, picture, options }) => (
        <div className={`grid ${styles.group}`}>
          <div className="c4">
            {title && <Group>{title}</Group>}
            {picture && (
              <figure>
                <Picture picture={picture} sizes="(min-width: 64rem) 30vw, 92vw" className="cover" />
              </figure>
            )}
          </div>
          <ul className="c8 o5">
            {keyed(options, ({ label, text, method, terms }) => (
              <li className={method ? styles.drawn : undefined}>
                {method && <LogoSample method={method} />}
                <Option>{label}</Option>
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
