import type { HTMLAttributes, Ref } from 'react'
import { Picture, type PictureData } from '../picture.tsx'
import { fitInto, type Look, type Size } from './look.ts'
import styles from './viewer.module.css'

interface StageProps extends HTMLAttributes<HTMLDivElement> {
  ref: Ref<HTMLDivElement>
  pictures: PictureData[]
  look: Look
  /** Null until it is measured; before, nobody knows which rendition to ask for. */
  frame: Size | null
  /** A finger or the mouse holds the picture: it must follow without delay. */
  held: boolean
}

/** The picture looked at, with its neighbours waiting beside the frame so that they are there when they are turned to. */
export function Stage({ pictures, look, frame, held, ...rest }: StageProps) {
  const near = look.scale > 1
  return (
    <div className={styles.stage} data-near={near || undefined} data-held={held || undefined} {...rest}>
      {pictures.map((picture, index) => {
        const away = index - look.index
        if (!frame || Math.abs(away) > 1) return null
        const fit = fitInto(frame, picture)
        const style = { width: fit.width, height: fit.height }
        return (
          <div
            key={picture.src}
            className={styles.panel}
            aria-hidden={away !== 0}
            style={{ translate: `calc(${away * 100}% + ${look.pushed}px)` }}
          >
            <div
              style={away === 0 ? { ...style, transform: `translate(${look.x}px,${look.y}px) scale(${look.scale})` } : style}
            >
              <Picture picture={picture} sizes={`${Math.ceil(fit.width)}px`} lead />
              {near && away === 0 && <img src={picture.src} alt="" draggable={false} />}
            </div>
          </div>
        )
      })}
    </div>
  )
}
