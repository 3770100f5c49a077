import { useMemo, useRef } from 'react'
import { Icon } from '../../design/icons.tsx'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { useViewer } from '../../design/viewer/use-viewer.tsx'
import { countText, fill } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './gallery.module.css'
import { useStripPlace } from './use-strip-place.ts'

/** One large picture and the rest in pairs; on a phone a strip to swipe. Each picture leads to its full size. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureData[] }) {
  const { locale, messages } = useLanguage()
  const strip = useRef<HTMLUListElement>(null)
  const place = useStripPlace(strip)
  const { linkTo, viewer } = useViewer(useMemo(() => pictures.map((picture) => ({ picture, caption: '' })), [pictures]))
  if (pictures.length === 0) return <div className={styles.none} />
  // Named by place, so that another colour takes over the very frames and nothing blinks.
  const frames = pictures.map((picture, index) => ({ picture, index, key: `picture ${index + 1}` }))
  return (
    <>
      <ul className={styles.gallery} ref={strip} data-lead-picture="" aria-label={fill(messages.product.gallery, { name })}>
        {frames.map(({ picture, index, key }) => (
          <li key={key}>
            <a {...linkTo(index)}>
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
      {pictures.length > 1 && (
        <div className={styles.count}>
          <span className="num">
            {place === null
              ? countText(locale, messages.product.pictures, pictures.length)
              : fill(messages.viewer.counter, { n: place + 1, total: pictures.length })}
          </span>
          <span aria-hidden="true">
            {frames.map(({ key, index }) => (
              <i key={key} data-here={index === place || undefined} />
            ))}
          </span>
        </div>
      )}
      {viewer}
    </>
  )
}
