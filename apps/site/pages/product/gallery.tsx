import { Icon } from '../../design/icons.tsx'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { countText, fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './gallery.module.css'

/** One large picture and the rest in pairs; on a phone a strip to swipe. Each picture leads to its full size. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureData[] }) {
  const { locale, messages } = useLanguage()
  if (pictures.length === 0) return <div className={styles.none} />
  return (
    <>
      <ul className={styles.gallery} data-lead-picture="" aria-label={fill(messages.product.gallery, { name })}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={picture.src} data-full-load="">
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 64rem) 55vw, 100vw' : '(min-width: 64rem) 27vw, 100vw'}
                lead={index === 0}
              />
              <span className={styles.zoom}>
                <span className="vh">{messages.product.enlarge}</span>
                <Icon name="plus" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.count}>{countText(locale, messages.product.pictures, pictures.length)}</p>
    </>
  )
}
