import { type ActionData, Actions } from '../../design/actions.tsx'
import { Picture, type PictureData } from '../../design/picture.tsx'
import styles from './hero.module.css'

export interface HeroData {
  eyebrow: string
  title: string
  text: string
  picture: PictureData | null
  actions: ActionData[]
  /** 1 for the hero that names the page. */
  level: 1 | 2
}

/** A title over eight columns, words over four, a picture from edge to edge. */
export function Hero({ data, id }: { data: HeroData; id: string }) {
  const { eyebrow, title, text, picture, actions, level } = data
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id}>
      <div className="wrap grid page-head">
        <div>
          {eyebrow && <p className={`eyebrow ${styles.eyebrow}`}>{eyebrow}</p>}
          <Heading className="display" id={id}>
            {title}
          </Heading>
        </div>
        <div>
          {text && <p className="lead quiet">{text}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      {picture && (
        <div className="banner">
          <Picture picture={picture} sizes="100vw" className="cover" lead={level === 1} />
        </div>
      )}
    </section>
  )
}
