import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import { useViewer } from '../../design/viewer/use-viewer.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './gallery.module.css'

export interface GalleryData {
  title: string
  pictures: { picture: PictureData; caption: string }[]
}

/** Pictures in pairs, each leading to itself in full; with script they open over the page. */
export function Gallery({ data, id }: { data: GalleryData; id: string }) {
  const { product } = useMessages()
  const { linkTo, viewer } = useViewer(data.pictures)
  return (
    <Section id={id} title={data.title}>
      <ul className={styles.pictures}>
        {data.pictures.map(({ picture, caption }, index) => (
          <li key={picture.src}>
            <figure>
              <a {...linkTo(index)}>
                <Picture picture={picture} sizes="(min-width: 48rem) 46vw, 92vw" className="cover" />
                <span className="vh">{product.enlarge}</span>
              </a>
              {caption && <figcaption className="small quiet">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {viewer}
    </Section>
  )
}
