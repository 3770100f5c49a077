import type { HeroLayout } from '@lindero/contract'
import { type ActionData, Actions } from '../../design/actions.tsx'
import { Picture, type PictureData } from '../../design/picture.tsx'
import styles from './hero.module.css'
import { Route, type Station } from './route.tsx'

export interface HeroData {
  layout: HeroLayout
  eyebrow: string
  title: string
  text: string
  picture: PictureData | null
  actions: ActionData[]
  /** 1 for the hero that names the page. */
  level: 1 | 2
  /** The steps of the page, drawn as a route where the look asks for it. */
  stations: Station[]
}

/** A title over eight columns and words over four; what stands below or beside them is staff's choice. */
export function Hero({ data, id }: { data: HeroData; id: string }) {
  const { layout, picture, level, stations } = data
  const shown = layout === 'below' || layout === 'beside' ? picture : null
  if (layout === 'beside' && shown) {
    return (
      <section className={styles.beside} aria-labelledby={id}>
        <div className="stack">
          <Words data={data} id={id} />
        </div>
        <figure>
          <Picture picture={shown} sizes="(min-width: 64rem) 50vw, 100vw" className="cover" lead={level === 1} />
        </figure>
      </section>
    )
  }
  return (
    <section className={layout === 'route' ? 'on-green' : shown ? undefined : 'opening'} aria-labelledby={id}>
      <div className="wrap grid page-head">
        <Words data={data} id={id} />
      </div>
      {shown && (
        <div className="banner">
          <Picture picture={shown} sizes="100vw" className="cover" lead={level === 1} />
        </div>
      )}
      {layout === 'route' && stations.length > 1 && <Route stations={stations} labelledBy={id} />}
    </section>
  )
}

function Words({ data, id }: { data: HeroData; id: string }) {
  const Heading = data.level === 1 ? 'h1' : 'h2'
  return (
    <>
      <div>
        {data.eyebrow && <p className={`eyebrow ${styles.eyebrow}`}>{data.eyebrow}</p>}
        <Heading className="display" id={id}>
          {data.title}
        </Heading>
      </div>
      <div>
        {data.text && <p className="lead quiet">{data.text}</p>}
        <Actions actions={data.actions} />
      </div>
    </>
  )
}
