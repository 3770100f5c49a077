import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import styles from './gallery.module.css'

export interface GalleryData {
  title: string
  pictures: { picture: PictureData; caption: string }[]
}

export function Gallery({ data, id }: { data: GalleryData; id: string }) {
  return (
    <Section id={id} title={data.title}>
      <ul className={styles.pictures}>
        {data.pictures.map(({ picture, caption }) => (
          <li key={picture.src}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 48rem) 46vw, 92vw" className="cover" />
              {caption && <figcaption className="small quiet">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
