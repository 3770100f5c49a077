import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './timeline.module.css'

export interface TimelineData {
  title: string
  items: { year: number; title: string; text: string; picture: PictureData | null }[]
}

/** Years in large figures; a moment that has a picture shows it at the end of its line. */
export function Timeline({ data, id }: { data: TimelineData; id: string }) {
  const Heading = data.title ? 'h3' : 'h2'
  return (
    <Section id={id} title={data.title}>
      <ol className={styles.years}>
        {keyed(data.items, ({ year, title, text, picture }) => (
          <li>
            <b className="num">{year}</b>
            <div>
              <Heading>{title}</Heading>
              {text && <p className="quiet">{text}</p>}
            </div>
            {picture && (
              <figure>
                <Picture picture={picture} sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 92vw" className="cover" />
              </figure>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
